// Generated from api/openapi.json by generate.mjs; `pnpm --filter api openapi` renews it.
export interface paths {
    "/api/user/revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse access tokens of the signed-in person from now on, after a sign-out or a new password */
        post: operations["Revocations_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process is alive */
        get: operations["Probes_alive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests can be answered: database reachable, migrations done, keys of sign-in fetched. The error names all that is missing */
        get: operations["Probes_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the contacts that some people are, or may be
         * @description By profile, email, phone, name and organization. Only those with the grade `same` are certain enough to be merged without a look. Nothing is stored.
         */
        post: operations["Duplicates_matches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs of contacts that are, or may be, one person
         * @description What people share, such as the phone of an office or an info address, makes no pair by itself.
         */
        get: operations["Duplicates_pairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/not-same": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two contacts are not one person, or take that back
         * @description The list of pairs leaves them out. It may be said in either direction.
         */
        post: operations["Duplicates_notSame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another contact part of this one
         * @description Everything that is stored about it moves over. The newer estimate is the current one; if one of the two objected, there is none.
         */
        post: operations["Merge_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merges that can be undone
         * @description Those of the last ten minutes, the newest first. Of each contact only the latest, and none of a contact that was changed since.
         */
        get: operations["Merge_undoable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make two contacts again of the one that was merged last
         * @description For ten minutes, and as long as the contact was not changed since. What was logged since stays with it.
         */
        post: operations["Merge_unmerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts that were deleted in the last thirty days
         * @description POST /api/contacts/{id}/restore brings one back with everything about the person. No other read knows them.
         */
        get: operations["DeletedContacts_list"];
        put?: never;
        post?: never;
        /** Remove all deleted contacts for good */
        delete: operations["DeletedContacts_empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/for-good": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a contact and everything about the person for good
         * @description At once, whether it was deleted before or not. It cannot be restored.
         */
        delete: operations["DeletedContacts_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what has changed since an earlier call
         * @description Each write adds one line per object, in commit order, without gaps or duplicates. Start with a call without `since`, make the calls in `lists`, and then follow `next`. An access token sees changes of interactions and commitments with the scope `interactions`, and those of meetings with `meetings`.
         */
        get: operations["Changes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts, a page at a time */
        get: operations["Contacts_list"];
        put?: never;
        /** Add a contact */
        post: operations["Contacts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cities, countries, departments, and organizations of your contacts */
        get: operations["Contacts_placesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the birthdays and other yearly dates of your contacts, from January 1
         * @description With the dates in your own fields. Those that come only once are left out when they are over.
         */
        get: operations["Contacts_datesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one contact */
        get: operations["Contacts_find"];
        put?: never;
        post?: never;
        /**
         * Delete a contact and everything about the person
         * @description It is gone at once, can be restored for thirty days, and is purged then.
         */
        delete: operations["Contacts_remove"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description A field that is left out stays as it is; null clears it, except the name.
         */
        patch: operations["Contacts_update"];
        trace?: never;
    };
    "/api/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a contact deleted in the last thirty days
         * @description A contact that is not deleted comes back as it is.
         */
        post: operations["Contacts_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the photo of a contact
         * @description The form holds a picture (JPEG, PNG, WebP, GIF or AVIF) of up to 1 MB. A square of 192 pixels is cut out of its middle and stored without the place and camera that came with it; `photoPath` is where it is. It takes the place of `photoUrl`.
         */
        put: operations["ContactPhoto_set"];
        post?: never;
        /**
         * Remove the photo of a contact
         * @description Wherever it came from: an address that was given for it is cleared as well.
         */
        delete: operations["ContactPhoto_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a person objected, and delete the estimate
         * @description Results, answers, observations and tip feedback go. Until the objection is lifted, every call that leads to an estimate answers 409.
         */
        post: operations["SubjectRights_object"];
        /**
         * Note that a person agreed again
         * @description What the objection deleted stays deleted.
         */
        delete: operations["SubjectRights_lift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the estimate of a contact
         * @description Results, answers, observations and tip feedback go. A new estimate may be made.
         */
        delete: operations["SubjectRights_removeEstimate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that the estimate still fits */
        put: operations["SubjectRights_review"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many contacts at once
         * @description All or nothing. The answer holds the calls that undo it; a call that is repeated with its Idempotency-Key is answered with them again.
         */
        post: operations["Bulk_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cadence-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the cadences that new contacts get, and how many contacts have none */
        get: operations["CadenceDefaults_find"];
        /** Set the cadences that new contacts get */
        put: operations["CadenceDefaults_store"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cadence-defaults/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give contacts without a cadence one, by their labels or all
         * @description Those without a contact within that cadence are due one after the other over its days. The answer holds the calls that undo it.
         */
        post: operations["CadenceDefaults_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your labels by name */
        get: operations["Labels_list"];
        put?: never;
        /** Add a label */
        post: operations["Labels_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a label; the contacts stay */
        delete: operations["Labels_remove"];
        options?: never;
        head?: never;
        /** Rename a label or give it another color */
        patch: operations["Labels_update"];
        trace?: never;
    };
    "/api/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields that you added to contacts, in your order
         * @description A contact has the values in `customValues`, by the id of the field.
         */
        get: operations["CustomFields_list"];
        put?: never;
        /** Add a field to your contacts, after the others */
        post: operations["CustomFields_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a field with its values; the contacts stay
         * @description Saved views lose their conditions on it.
         */
        delete: operations["CustomFields_remove"];
        options?: never;
        head?: never;
        /**
         * Rename or move a field, or change its choices or where it is shown
         * @description Its kind stays. A renamed choice stays with the contacts that have it. Saved views lose a removed one.
         */
        patch: operations["CustomFields_update"];
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your saved views, oldest first */
        get: operations["SavedViews_list"];
        put?: never;
        /** Save a view of the contacts */
        post: operations["SavedViews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a view; the contacts stay */
        delete: operations["SavedViews_remove"];
        options?: never;
        head?: never;
        /** Rename a view or let it show something else */
        patch: operations["SavedViews_update"];
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the newest hundred imports */
        get: operations["Imports_list"];
        put?: never;
        /**
         * Start an import
         * @description It adds nothing yet: the rows follow with POST /api/imports/{id}/rows.
         */
        post: operations["Imports_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an import and what became of each row */
        get: operations["Imports_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send rows of the file
         * @description Stores the rows in one transaction. Each contact is checked by the rules of POST /api/contacts; one with problems refuses its row and no other. A row number that was sent before changes nothing and is answered as it was then, so a call without an answer can simply be repeated.
         */
        post: operations["Imports_addRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import within a day
         * @description Deletes the contacts that it added, and takes back what it merged into others. What changed since stays: an added contact that was edited, or that something was noted about, and values that were edited after a merge. A second call changes nothing.
         */
        post: operations["Imports_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calendars that you subscribed to, oldest first */
        get: operations["Calendars_list"];
        put?: never;
        /**
         * Subscribe to a calendar
         * @description It is read soon after and once an hour from then on. Its events with a contact, found by email, become meetings.
         */
        post: operations["Calendars_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a calendar now
         * @description Answers when it was read, or with the failure; 15 seconds at most. Once a minute for each calendar.
         */
        post: operations["Calendars_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a calendar and its planned meetings; those that took place stay */
        delete: operations["Calendars_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether calendar programs can read who is due */
        get: operations["Calendars_findFeed"];
        put?: never;
        /**
         * Make an address for calendar programs, in place of the one before
         * @description The address is shown only in this response: just a hash of it is stored. The feed lists contacts due by a chosen cadence, planned interactions, and birthdays.
         */
        post: operations["Calendars_createFeed"];
        /** Stop the feed: its address leads nowhere from then on */
        delete: operations["Calendars_removeFeed"];
        options?: never;
        head?: never;
        /**
         * Change what is in the feed; its address stays
         * @description Without a feed nothing is changed.
         */
        patch: operations["Calendars_changeFeed"];
        trace?: never;
    };
    "/api/calendar-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the calendar files of the last day, which can be undone */
        get: operations["CalendarFiles_list"];
        put?: never;
        /**
         * Import the events of an .ics file
         * @description Events with a contact, found by email, become meetings. The same file again changes nothing, and within a day all of it can be undone. A file of up to 5 MB is sent as it is, as `text/calendar` with `?timeZone=`, or as `file` of a form; as JSON, its text may have 100 kB. One file of a user is imported at a time, and 20 a minute.
         */
        post: operations["CalendarFiles_importFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what came in with a calendar file */
        get: operations["CalendarFiles_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-files/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the import of a calendar file within a day
         * @description Removes the meetings that it added, and brings back those that it changed or took back. What was changed or logged since stays. A second call changes nothing.
         */
        post: operations["CalendarFiles_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}/meeting.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a meeting as an .ics file
         * @description For the people who come, with you as the organizer, and without what you noted for yourself.
         */
        get: operations["CalendarFiles_meeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interactions/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the interactions with a contact, planned ones too, the newest first */
        get: operations["Interactions_list"];
        put?: never;
        /** Log or plan an interaction with a contact */
        post: operations["Interactions_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interactions/{contactId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an interaction */
        delete: operations["Interactions_delete"];
        options?: never;
        head?: never;
        /** Change an interaction */
        patch: operations["Interactions_update"];
        trace?: never;
    };
    "/api/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List planned and held meetings
         * @description Everything that is planned with contacts is one, calls too.
         */
        get: operations["Meetings_list"];
        put?: never;
        /** Plan a meeting with one or several contacts */
        post: operations["Meetings_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a meeting */
        get: operations["Meetings_one"];
        put?: never;
        post?: never;
        /** Cancel a planned meeting, or say that it did not take place */
        delete: operations["Meetings_cancel"];
        options?: never;
        head?: never;
        /** Change a planned meeting for everyone who takes part */
        patch: operations["Meetings_update"];
        trace?: never;
    };
    "/api/meetings/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Log how a meeting went, once for everyone who was there */
        put: operations["Meetings_setOutcome"];
        post?: never;
        /**
         * Take back how a meeting went
         * @description It is planned again, with everyone, and its outcome is asked for.
         */
        delete: operations["Meetings_clearOutcome"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a meeting that was canceled or did not take place
         * @description Within ten minutes, with everyone and everything that belonged to it. One that is not canceled stays as it is.
         */
        post: operations["Meetings_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is promised and asked and not done, the soonest due first */
        get: operations["Commitments_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commitments/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promises, questions, numbers, and people in the notes of a contact
         * @description Open ones first, the soonest due of them; then what is done, the latest first.
         */
        get: operations["Commitments_list"];
        put?: never;
        /** Note a promise, a question, a number, or a person */
        post: operations["Commitments_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commitments/{contactId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a commitment */
        get: operations["Commitments_find"];
        put?: never;
        post?: never;
        /** Remove a commitment; the note stays as it is */
        delete: operations["Commitments_remove"];
        options?: never;
        head?: never;
        /** Change a commitment, say that it is done, or put it off */
        patch: operations["Commitments_update"];
        trace?: never;
    };
    "/api/stated-preferences/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a contact said they like
         * @description What was learned last comes first. Of a kind, the newest holds (`current`); every topic and every other wish does.
         */
        get: operations["StatedPreferences_list"];
        put?: never;
        /**
         * Note what a contact said they like
         * @description It stands above every estimate: guidance leaves out the tips that contradict it. One of a kind replaces the older.
         */
        post: operations["StatedPreferences_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stated-preferences/{contactId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a stated preference; the one that it replaced holds again */
        delete: operations["StatedPreferences_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relations/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a contact is to other contacts
         * @description By kind, then by name. Relations with deleted contacts are left out.
         */
        get: operations["Relations_list"];
        put?: never;
        /**
         * Say what a contact is to another one
         * @description Both contacts have the relation afterward, each from their side: if one reports to the other, the other manages them.
         */
        post: operations["Relations_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relations/{contactId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a relation from both contacts */
        delete: operations["Relations_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the health of the relationship with a contact */
        get: operations["Health_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/{contactId}/cadence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how often to be in touch with a contact */
        put: operations["Health_setCadence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what to do next about a contact, the most urgent first
         * @description Three open ones at most, among them those that are open again after a snooze or because they were taken back, and all that are snoozed, done or dismissed.
         */
        get: operations["Actions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/actions/{contactId}/{actionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark an action as done, dismissed, snoozed, or open again */
        patch: operations["Actions_update"];
        trace?: never;
    };
    "/api/quiz-complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the result of a contact's quiz */
        post: operations["Quiz_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-complete/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete the assessment of a contact with the answers stored for it */
        post: operations["AssessmentComplete_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-responses/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the last answer to each question about a contact */
        get: operations["AssessmentResponses_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the answer to one question about a contact */
        post: operations["AssessmentResponses_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-runs/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the results of a contact with the answers behind them, newest first */
        get: operations["AssessmentRuns_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assessment-runs/{contactId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change answers of the newest result, as a new result
         * @description The other answers are taken over. Answers equal to those before make no new result: the newest one is answered.
         */
        post: operations["AssessmentRuns_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/observations/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what was seen of a question to watch for
         * @description An answer becomes part of a new run at once. One that helps to tell tied motivation types apart waits until all of these have one.
         */
        post: operations["Observations_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching-recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all coaching cards, highest priority first */
        get: operations["CoachingRecommendations_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personality-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the texts about a work style with a motivation type */
        get: operations["PersonalityProfile_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guidance/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tips, profile, briefing and cards for one contact
         * @description Everything follows from the newest result and says how certain it is: an open letter has texts for either side, and what is unknown has none.
         */
        get: operations["Guidance_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meeting-guidance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what all who take part in a meeting have in common and need
         * @description From certain letters only. Nothing of an estimate is in it for fewer than two assessed people.
         */
        get: operations["Guidance_ofMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tip-feedback/{contactId}/{tipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note whether a tip helped in an interaction */
        put: operations["Guidance_rate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who needs you today
         * @description Meetings of today, tomorrow, and the 14 days after it, promised follow-ups, who is due, who is next, one thing to watch for, and who was met recently.
         */
        get: operations["Today_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today/next-meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whom you meet next, within two weeks */
        get: operations["Today_findNextMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count who is due by week
         * @description Every contact once: overdue, due in one of twelve weeks, or later.
         */
        get: operations["Analytics_due"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count interactions by month
         * @description Those of this month and the eleven before it; what is planned does not count.
         */
        get: operations["Analytics_interactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count estimates by certainty
         * @description How sure the estimates of work style and motivation are, in the words of the app.
         */
        get: operations["Analytics_estimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile of the signed-in person */
        get: operations["User_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/acknowledgements/responsible-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept the note on responsible use */
        put: operations["User_acknowledge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where the photo of the signed-in person is, and ask for the stored one
         * @description The photo is fetched in the background: ask again after some seconds while there is none.
         */
        put: operations["User_photo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete everything of the signed-in person, and their account where that is possible */
        delete: operations["User_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the scores that coaching is matched with */
        get: operations["UserScores_scores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-personality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the self-assessment */
        put: operations["UserScores_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the access tokens of your programs, newest first */
        get: operations["AccessTokens_list"];
        put?: never;
        /**
         * Make an access token for a program
         * @description The token is shown only in this response: just a hash of it is stored.
         */
        post: operations["AccessTokens_create"];
        /** Revoke all your access tokens, as after a new password */
        delete: operations["AccessTokens_removeAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an access token: it opens nothing from then on */
        delete: operations["AccessTokens_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your webhooks, newest first */
        get: operations["Webhooks_list"];
        put?: never;
        /**
         * Make a webhook, which tells a receiver what changes from now on
         * @description Posts each change of `GET /api/changes` to the address as Standard Webhooks defines, in commit order. A message contains IDs and kinds, no personal data. If the receiver does not answer 2xx within 15 seconds, the API retries with growing pauses for a day.
         */
        post: operations["Webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a webhook with its log */
        delete: operations["Webhooks_remove"];
        options?: never;
        head?: never;
        /** Change a webhook, or turn it off or on */
        patch: operations["Webhooks_change"];
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description For a day, messages have a signature with the secret before, too.
         */
        post: operations["Webhooks_renewSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test now
         * @description Answers with what the receiver said. 20 a minute, with what is sent again.
         */
        post: operations["Webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last 100 deliveries of a webhook
         * @description Those that were tried last come first; those that were never tried come last.
         */
        get: operations["Webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, now and with the same ID
         * @description Answers with what the receiver said.
         */
        post: operations["Webhooks_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts whose address books are synced and calendars read, oldest first */
        get: operations["AddressBooks_list"];
        put?: never;
        /**
         * Connect an account by CardDAV and CalDAV, and find its address books and calendars
         * @description Nothing is synced or read before you choose some. 10 a minute, with new passwords.
         */
        post: operations["AddressBooks_connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account; contacts and cards stay on both sides
         * @description Its calendars are removed with their planned meetings.
         */
        delete: operations["AddressBooks_remove"];
        options?: never;
        head?: never;
        /**
         * Choose what is synced or read, and how, or enter a new password
         * @description Chosen calendars are read soon after and once an hour, like subscriptions.
         */
        patch: operations["AddressBooks_change"];
        trace?: never;
    };
    "/api/address-books/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sync and read calendars soon, in the background */
        post: operations["AddressBooks_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-books/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions about cards of an account, up to 1,000 */
        get: operations["AddressBooks_questions"];
        put?: never;
        /** Accept certain matches together; the next sync carries it out */
        post: operations["AddressBooks_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-books/{id}/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question; the next sync, which begins soon, carries it out */
        post: operations["AddressBooks_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-books/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cards that are not in step, up to 100 */
        get: operations["AddressBooks_problems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get when the daily email is sent, and whether it is */
        get: operations["Digest_find"];
        /**
         * Turn the daily email on or off, and choose its hour
         * @description It goes to the address of the account, once a day at most, and not on a day with nothing to say.
         */
        put: operations["Digest_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/digest/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one daily email now, up to five times a day
         * @description Beside the one of the day. It is sent in the background.
         */
        post: operations["Digest_sendNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get which reminders reach your devices, and these devices */
        get: operations["Push_find"];
        /**
         * Choose which reminders reach your devices
         * @description They reach each device of the list. A moved meeting is reminded of again.
         */
        put: operations["Push_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a device, or renew its keys
         * @description A subscription that another user had in the same browser is theirs no longer. Up to ten devices.
         */
        post: operations["Push_addDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a device, which gets no reminders from then on */
        delete: operations["Push_removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a device now
         * @description Answers with what its push service said. 20 a minute.
         */
        post: operations["Push_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get who the signed-in person is, and how they write times and dates */
        get: operations["OwnDetails_find"];
        /**
         * Say who you are, and how you write times and dates
         * @description Takes the place of what was there. The daily email and the calendar feed follow the time zone; meetings that go out as .ics files name you as the organizer.
         */
        put: operations["OwnDetails_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/details/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set your photo
         * @description The form holds a picture (JPEG, PNG, WebP, GIF or AVIF) of up to 1 MB, which is stored as that of a contact is. It stands on your card, and in the header where the account has no picture.
         */
        put: operations["OwnDetails_setPhoto"];
        post?: never;
        /** Remove your photo */
        delete: operations["OwnDetails_removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/details/card.vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download your own card as a vCard */
        get: operations["OwnDetails_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/spellings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations that are, or may be, one company
         * @description Names that differ only in case, punctuation, accents, or legal form, or in one letter of six or more, the ones of most contacts first. POST /api/contacts/bulk gives all of them one name.
         */
        get: operations["Companies_spellings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/different": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that organizations are different companies, or take that back
         * @description GET /api/companies/spellings asks about them no more.
         */
        post: operations["Companies_different"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far a new user has got
         * @description The three steps after sign-up: bring people, answer for one of them, plan a meeting. Sample people do not count.
         */
        get: operations["FirstSteps_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-steps/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the first steps for good */
        post: operations["FirstSteps_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sample-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add three sample people
         * @description Made-up contacts with "(sample)" in their names: one to meet tomorrow, one to whom something was promised, one to answer questions about. If there are sample people, it adds none.
         */
        post: operations["FirstSteps_add"];
        /** Remove the sample people for good, with all that was noted about them */
        delete: operations["FirstSteps_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything stored about the signed-in person
         * @description One JSON file, as of one moment. Its fields have the names that the screens use. Deleted contacts are not in it; GET /api/contacts/deleted lists those that can be restored.
         */
        get: operations["Export_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything that is held about one contact
         * @description One JSON file to hand over to a person who asks. The fields of `contact` are those of /api/export; `questions` and `tips` have the texts that it names by id.
         */
        get: operations["Export_exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/contacts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download contacts as a CSV file
         * @description All contacts, or those named by `ids`. It is sent while it is made.
         */
        get: operations["Export_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/contacts.vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download contacts as a vCard 4.0 file
         * @description All contacts, or those named by `ids`. It is sent while it is made.
         */
        get: operations["Export_vcard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be undone at this moment
         * @description Merges, deletions, canceled meetings, and changes of the labels, cadence, or organization of many contacts in the last ten minutes, and what came in with a file within a day, the newest first. A contact that was deleted before that is in GET /api/contacts/deleted.
         */
        get: operations["Undos_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of the labels, the cadence, or the organization of many contacts
         * @description Once, and within ten minutes. Contacts that were deleted since are passed over.
         */
        post: operations["Undos_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        RevokeSessions: {
            /**
             * @description Whose access ends: of the session of this token, of all sessions, or of all but this one
             * @example local
             * @enum {string}
             */
            scope: "global" | "local" | "others";
        };
        ContactLabel: {
            /** Format: uuid */
            id: string;
            /** @example Board */
            name: string;
            /**
             * @example teal
             * @enum {string}
             */
            color: "stone" | "teal" | "green" | "amber" | "red" | "rose" | "plum" | "indigo";
            /**
             * @description candidate: no estimate is made of anyone who has it
             * @example null
             * @enum {string|null}
             */
            kind?: "candidate" | null;
        };
        ChannelWishes: {
            /**
             * @example first
             * @enum {string|null}
             */
            call?: "first" | "second" | "third" | "never" | null;
            /**
             * @example first
             * @enum {string|null}
             */
            video?: "first" | "second" | "third" | "never" | null;
            /**
             * @example first
             * @enum {string|null}
             */
            email?: "first" | "second" | "third" | "never" | null;
            /**
             * @example first
             * @enum {string|null}
             */
            message?: "first" | "second" | "third" | "never" | null;
            /**
             * @example first
             * @enum {string|null}
             */
            inPerson?: "first" | "second" | "third" | "never" | null;
        };
        SearchMatch: {
            /**
             * @example interaction
             * @enum {string}
             */
            kind: "label" | "email" | "link" | "pinned_note" | "how_we_met" | "address" | "department" | "nickname" | "messaging" | "custom_field" | "interaction";
            /**
             * @description The title, the name, or the part of the text that has the word
             * @example Budget for the spring
             */
            text: string;
            /**
             * @description Of an interaction
             * @example meeting
             * @enum {string|null}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note" | null;
        };
        ContactSummary: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The owner
             */
            userProfileId: string;
            /**
             * @description Made of its parts, or as it was written
             * @example Ada Lovelace
             */
            displayName: string;
            /** @example Ada */
            givenName?: string | null;
            /**
             * @description With its particles
             * @example Lovelace
             */
            familyName?: string | null;
            /** @example ada@example.com */
            primaryEmail: string | null;
            /** @example +44 20 7946 0018 */
            primaryPhone: string | null;
            /** @example Analytical Engines Ltd */
            organizationName: string | null;
            /** @example Head of Programming */
            organizationTitle: string | null;
            /** @example https://www.linkedin.com/in/ada */
            linkedinUrl: string | null;
            /** @example null */
            photoUrl: string | null;
            /** @example null */
            linkedinProfilePicture: string | null;
            /**
             * @description Where the stored photo is, below this API's origin
             * @example null
             */
            photoPath: string | null;
            /**
             * Format: date-time
             * @description When it was created, edited or assessed last
             * @example 2026-03-14T09:26:53.589Z
             */
            lastUpdateTime: string;
            assessmentComplete: boolean;
            /**
             * @example INTJ
             * @enum {string|null}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /** @example 87 */
            mbtiConfidence: number | null;
            /**
             * @example 5
             * @enum {number|null}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 72 */
            enneagramConfidence: number | null;
            /**
             * Format: date-time
             * @description The latest interaction that has happened
             * @example 2026-03-14T09:26:53.589Z
             */
            lastInteractionAt: string | null;
            /**
             * Format: date-time
             * @description When the contact is due by the cadence that was chosen, in the past when that has passed; null without one
             * @example 2026-03-14T09:26:53.589Z
             */
            nextDueAt: string | null;
            /**
             * @description Whether the contact is due: `due` and `repair` are. `none`: no cadence was chosen; `later`: its date lies ahead; `planned`: something is planned in time; `set_aside`: its next step was set aside until `nextDueAt`, or for good. Days are those of UTC
             * @example due
             * @enum {string}
             */
            dueState?: "none" | "later" | "planned" | "set_aside" | "repair" | "due";
            /**
             * Format: date-time
             * @description When the next planned interaction is
             * @example 2026-03-14T09:26:53.589Z
             */
            nextPlannedAt: string | null;
            /**
             * @example meeting
             * @enum {string|null}
             */
            nextPlannedType: "call" | "meeting" | "email" | "message" | "event" | "note" | null;
            /**
             * @description Letters that could as well be their opposite
             * @example [
             *       "J"
             *     ]
             */
            mbtiAmbiguousLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @description Motivation types close behind
             * @example [
             *       1
             *     ]
             */
            enneagramSecondaryTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @description Motivation types tied with `enneagramType`; null where the answers are not known
             * @example []
             */
            enneagramCoLeaders: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] | null;
            /**
             * @description Why each open letter is open, by letter; null where the answers are not known
             * @example {
             *       "J": "contradicting"
             *     }
             */
            mbtiOpenReasons: {
                [key: string]: "contradicting" | "no_answer";
            } | null;
            /**
             * @description Why no single motivation type came out; null when one did, or not known
             * @example null
             * @enum {string|null}
             */
            enneagramOpenReason: "contradicting" | "no_answer" | null;
            /**
             * @description How many questions can tell the tied types apart; null where not known
             * @example 0
             */
            narrowingQuestionCount: number | null;
            /**
             * Format: date-time
             * @description When this person objected; while it is set there is no estimate
             * @example 2026-03-14T09:26:53.589Z
             */
            objectedAt: string | null;
            /** @description By name */
            labels: components["schemas"]["ContactLabel"][];
            /**
             * @description The number that a search for a number has found; only there
             * @example +44 20 7946 0018
             */
            matchedPhone?: string;
            /**
             * @description Numbers without their country, by their digits, as they're called from anywhere: their country is that of the contact's addresses
             * @example {
             *       "0795550124": "+41795550124"
             *     }
             */
            callNumbers?: {
                [key: string]: string;
            } | null;
            /**
             * @description How welcome they said each way to reach them is, which stands above any estimate; null where they said nothing
             * @example {
             *       "email": "first",
             *       "call": "never"
             *     }
             */
            statedChannels?: components["schemas"]["ChannelWishes"] | null;
            /**
             * @description Values of the fields that are shown in the list, by the id of the field: a text or link, a number, a date as `YYYY-MM-DD`, the id of a choice, or true for yes and false for no
             * @example {
             *       "018f6b1e-0000-7000-8000-000000000119": "2026-03-31"
             *     }
             */
            customValues?: {
                [key: string]: string | number | boolean;
            };
            /** @description Where a search has found it, if not in what a row shows; only in pages of at most 10 contacts */
            match?: components["schemas"]["SearchMatch"];
        };
        ContactMatch: {
            contact: components["schemas"]["ContactSummary"];
            /**
             * @description Whether they are the same person, or may be
             * @enum {string}
             */
            grade: "same" | "maybe";
            /** @description What they have in common, the most certain reason first */
            reasons: ("profile" | "email" | "phone" | "name" | "similarName" | "organization")[];
        };
        PersonToMatch: {
            /**
             * @description Full name
             * @example Ada Lovelace
             */
            displayName?: string | null;
            /**
             * @description Organization, compared together with the name
             * @example Analytical Engines Ltd
             */
            organizationName?: string | null;
            /**
             * @description Email addresses
             * @example [
             *       "ada@example.com"
             *     ]
             */
            emails?: string[] | null;
            /**
             * @description Phone numbers
             * @example [
             *       "+44 20 7946 0018"
             *     ]
             */
            phones?: string[] | null;
            /**
             * @description Links, of which profiles count
             * @example [
             *       "https://www.linkedin.com/in/ada"
             *     ]
             */
            links?: string[] | null;
            /**
             * @description Countries of the addresses, in any language, which say the country of a number without one
             * @example [
             *       "Switzerland"
             *     ]
             */
            countries?: string[] | null;
        };
        MatchContacts: {
            people: components["schemas"]["PersonToMatch"][];
        };
        MatchedContacts: {
            /** @description One list for each person, in their order, the most certain contact first */
            matches: components["schemas"]["ContactMatch"][][];
        };
        DuplicatePair: {
            contact: components["schemas"]["ContactSummary"];
            other: components["schemas"]["ContactSummary"];
            /**
             * @description Whether they are the same person, or may be
             * @enum {string}
             */
            grade: "same" | "maybe";
            /** @description What they have in common, the most certain reason first */
            reasons: ("profile" | "email" | "phone" | "name" | "similarName" | "organization")[];
        };
        NotSamePerson: {
            /**
             * Format: uuid
             * @description The id of the other contact
             */
            other: string;
            /**
             * @description False takes the statement back
             * @example true
             */
            dismissed: boolean;
        };
        MergeContacts: {
            /**
             * Format: uuid
             * @description The contact that becomes part of the one in the path
             */
            with: string;
            /**
             * @description The ETag of that contact that the choice is based on
             * @example "1-3q2-7wXkT1vZ"
             */
            withEtag?: string | null;
            /**
             * @description The fields whose value is taken from that contact. Of the others, the first that is there stays.
             * @example [
             *       "organizationTitle"
             *     ]
             */
            take?: ("displayName" | "primaryEmail" | "primaryPhone" | "organizationName" | "organizationTitle" | "linkedinUrl" | "photoUrl" | "birthday" | "howWeMet" | "timeZone" | "pronouns" | "spokenName" | "nickname" | "department" | "legalBasisNote" | "cadenceDays")[] | null;
            /**
             * @description Ids of your own fields whose value is taken from that contact, too
             * @example []
             */
            takeFields?: string[] | null;
        };
        PostalAddress: {
            /**
             * @example work
             * @enum {string}
             */
            kind: "home" | "work" | "other";
            /** @example Bundesgasse 1 */
            street: string | null;
            /** @example 3011 */
            postalCode: string | null;
            /** @example Bern */
            city: string | null;
            /** @example BE */
            region: string | null;
            /** @example Switzerland */
            country: string | null;
        };
        Handle: {
            /**
             * @example signal
             * @enum {string}
             */
            service: "signal" | "whatsapp" | "telegram" | "teams" | "slack" | "xmpp" | "other";
            /**
             * @description A name, a number, an address, or a link
             * @example +41 79 555 01 23
             */
            value: string;
        };
        YearlyDate: {
            /**
             * @description What it is
             * @example Anniversary
             */
            label: string;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example 2010-06-01
             */
            day: string;
        };
        Email: {
            /**
             * Format: email
             * @description Email address
             * @example ada@example.com
             */
            value: string;
            /**
             * @example work
             * @enum {string}
             */
            kind: "work" | "home" | "other";
        };
        Phone: {
            /**
             * @description Phone number
             * @example +44 20 7946 0018
             */
            value: string;
            /**
             * @example mobile
             * @enum {string}
             */
            kind: "mobile" | "work" | "home" | "other";
        };
        Link: {
            /**
             * Format: uri
             * @description Link
             * @example https://www.linkedin.com/in/ada
             */
            value: string;
            /**
             * @example linkedin
             * @enum {string}
             */
            kind: "linkedin" | "website" | "social" | "other";
        };
        Contact: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The owner
             */
            userProfileId: string;
            /**
             * @description Made of its parts, or as it was written
             * @example Ada Lovelace
             */
            displayName: string;
            /** @example Ada */
            givenName?: string | null;
            /**
             * @description With its particles
             * @example Lovelace
             */
            familyName?: string | null;
            /** @example ada@example.com */
            primaryEmail: string | null;
            /** @example +44 20 7946 0018 */
            primaryPhone: string | null;
            /** @example Analytical Engines Ltd */
            organizationName: string | null;
            /** @example Head of Programming */
            organizationTitle: string | null;
            /** @example https://www.linkedin.com/in/ada */
            linkedinUrl: string | null;
            /** @example null */
            photoUrl: string | null;
            /** @example null */
            linkedinProfilePicture: string | null;
            /**
             * @description Where the stored photo is, below this API's origin
             * @example null
             */
            photoPath: string | null;
            /**
             * Format: date-time
             * @description When it was created, edited or assessed last
             * @example 2026-03-14T09:26:53.589Z
             */
            lastUpdateTime: string;
            assessmentComplete: boolean;
            /**
             * @example INTJ
             * @enum {string|null}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /** @example 87 */
            mbtiConfidence: number | null;
            /**
             * @example 5
             * @enum {number|null}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 72 */
            enneagramConfidence: number | null;
            /**
             * Format: date-time
             * @description The latest interaction that has happened
             * @example 2026-03-14T09:26:53.589Z
             */
            lastInteractionAt: string | null;
            /**
             * Format: date-time
             * @description When the contact is due by the cadence that was chosen, in the past when that has passed; null without one
             * @example 2026-03-14T09:26:53.589Z
             */
            nextDueAt: string | null;
            /**
             * @description Whether the contact is due: `due` and `repair` are. `none`: no cadence was chosen; `later`: its date lies ahead; `planned`: something is planned in time; `set_aside`: its next step was set aside until `nextDueAt`, or for good. Days are those of UTC
             * @example due
             * @enum {string}
             */
            dueState?: "none" | "later" | "planned" | "set_aside" | "repair" | "due";
            /**
             * Format: date-time
             * @description When the next planned interaction is
             * @example 2026-03-14T09:26:53.589Z
             */
            nextPlannedAt: string | null;
            /**
             * @example meeting
             * @enum {string|null}
             */
            nextPlannedType: "call" | "meeting" | "email" | "message" | "event" | "note" | null;
            /**
             * @description Letters that could as well be their opposite
             * @example [
             *       "J"
             *     ]
             */
            mbtiAmbiguousLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @description Motivation types close behind
             * @example [
             *       1
             *     ]
             */
            enneagramSecondaryTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @description Motivation types tied with `enneagramType`; null where the answers are not known
             * @example []
             */
            enneagramCoLeaders: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] | null;
            /**
             * @description Why each open letter is open, by letter; null where the answers are not known
             * @example {
             *       "J": "contradicting"
             *     }
             */
            mbtiOpenReasons: {
                [key: string]: "contradicting" | "no_answer";
            } | null;
            /**
             * @description Why no single motivation type came out; null when one did, or not known
             * @example null
             * @enum {string|null}
             */
            enneagramOpenReason: "contradicting" | "no_answer" | null;
            /**
             * @description How many questions can tell the tied types apart; null where not known
             * @example 0
             */
            narrowingQuestionCount: number | null;
            /**
             * Format: date-time
             * @description When this person objected; while it is set there is no estimate
             * @example 2026-03-14T09:26:53.589Z
             */
            objectedAt: string | null;
            /** @description By name */
            labels: components["schemas"]["ContactLabel"][];
            /**
             * @description The number that a search for a number has found; only there
             * @example +44 20 7946 0018
             */
            matchedPhone?: string;
            /**
             * @description Numbers without their country, by their digits, as they're called from anywhere: their country is that of the contact's addresses
             * @example {
             *       "0795550124": "+41795550124"
             *     }
             */
            callNumbers?: {
                [key: string]: string;
            } | null;
            /**
             * @description How welcome they said each way to reach them is, which stands above any estimate; null where they said nothing
             * @example {
             *       "email": "first",
             *       "call": "never"
             *     }
             */
            statedChannels?: components["schemas"]["ChannelWishes"] | null;
            /**
             * @description All values of your own fields, by the id of the field: a text or link, a number, a date as `YYYY-MM-DD`, the id of a choice, or true for yes and false for no
             * @example {
             *       "018f6b1e-0000-7000-8000-000000000119": "2026-03-31"
             *     }
             */
            customValues?: {
                [key: string]: string | number | boolean;
            };
            /** @description Where a search has found it, if not in what a row shows; only in pages of at most 10 contacts */
            match?: components["schemas"]["SearchMatch"];
            /** @example Prefers calls in the morning. */
            pinnedNote: string | null;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example --12-10
             */
            birthday: string | null;
            /** @example At the fair in Berlin */
            howWeMet: string | null;
            /** @example Dr. */
            namePrefix?: string | null;
            /** @example null */
            additionalNames?: string | null;
            /** @example null */
            nameSuffix?: string | null;
            addresses?: components["schemas"]["PostalAddress"][];
            /**
             * @description A name of the IANA database
             * @example Europe/Zurich
             */
            timeZone?: string | null;
            /**
             * @description Tags of BCP 47
             * @example [
             *       "de-CH",
             *       "fr"
             *     ]
             */
            languages?: string[];
            /** @example she/her */
            pronouns?: string | null;
            /**
             * @description How the name is spoken
             * @example EES-trid
             */
            spokenName?: string | null;
            /** @example Countess */
            nickname?: string | null;
            /** @example Research */
            department?: string | null;
            handles?: components["schemas"]["Handle"][];
            dates?: components["schemas"]["YearlyDate"][];
            /**
             * @description Lines of vCards without a field
             * @example [
             *       "X-ASSISTANT:Per"
             *     ]
             */
            kept?: string[];
            /** @example 50 */
            bigFiveOpenness: number | null;
            /** @example null */
            viaTopStrength1: string | null;
            /**
             * @description Why the user may keep what they note about this person
             * @example We work together under a contract.
             */
            legalBasisNote: string | null;
            /**
             * Format: date-time
             * @description When this person was told about it
             * @example 2026-03-14T09:26:53.589Z
             */
            informedAt: string | null;
            /**
             * Format: date-time
             * @description When the estimate was last found to fit
             * @example 2026-03-14T09:26:53.589Z
             */
            reviewedAt: string | null;
            /**
             * Format: date-time
             * @description Twelve months after the estimate was made or found to fit; null without one
             * @example 2026-03-14T09:26:53.589Z
             */
            reviewDueAt: string | null;
            /** @description The first one is `primaryEmail` */
            emails: components["schemas"]["Email"][];
            /** @description The first one is `primaryPhone` */
            phones: components["schemas"]["Phone"][];
            /** @description `linkedinUrl` comes first, if there is one */
            links: components["schemas"]["Link"][];
        };
        UndoableMerge: {
            /**
             * Format: uuid
             * @description The contact that is left
             */
            contactId: string;
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * Format: uuid
             * @description The contact that became part of it
             */
            otherId: string;
            /** @example A. Lovelace */
            otherName: string;
            /**
             * Format: date-time
             * @example 2026-05-03T09:00:00.000Z
             */
            mergedAt: string;
            /**
             * Format: date-time
             * @example 2026-05-03T09:10:00.000Z
             */
            undoableUntil: string;
        };
        DeletedContact: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /** @example Analytical Engines */
            organizationName: string | null;
            /** @example Programmer */
            organizationTitle: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is removed for good, unless it is restored
             * @example 2026-03-14T09:26:53.589Z
             */
            removedAt: string;
        };
        DeletedContacts: {
            /** @description The latest deletion first */
            contacts: components["schemas"]["DeletedContact"][];
            /**
             * @description How many there are in all
             * @example 1
             */
            count: number;
        };
        RemovedContacts: {
            /** @example 3 */
            removed: number;
        };
        Change: {
            /**
             * @description Of the thing
             * @enum {string}
             */
            kind: "contact" | "label" | "custom_field" | "view" | "stated_preference" | "relation" | "interaction" | "commitment" | "meeting";
            /**
             * Format: uuid
             * @description Of the thing
             */
            id: string;
            /**
             * @description A contact that is deleted, merged, or restored takes along what is about it, which has no lines of its own unless it moved
             * @enum {string}
             */
            change: "made" | "changed" | "deleted" | "restored" | "merged";
            /**
             * Format: uuid
             * @description The contact that an entry is about
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The contact that a merged one became part of
             */
            mergedInto: string | null;
            /**
             * Format: date-time
             * @description When it was stored, the same for everything of one write
             * @example 2026-03-14T09:26:53.589Z
             */
            at: string;
        };
        Changes: {
            /** @description In the order in which they were stored */
            changes: components["schemas"]["Change"][];
            /**
             * @description The `since` of the next call; good for 30 days
             * @example WyJjaGFuZ2VzIiwi
             */
            next: string;
            /** @description Whether there are more already */
            more: boolean;
            /**
             * @description Without `since`: the calls that list everything, to be made after this one
             * @example [
             *       "/api/contacts",
             *       "/api/labels"
             *     ]
             */
            lists?: string[];
        };
        Places: {
            /**
             * @description Cities of addresses by name, as most contacts have it; the 200 of the most contacts
             * @example [
             *       "Bern"
             *     ]
             */
            city: string[];
            /**
             * @description Countries of addresses, in English, by name, as most contacts have it; the 200 of the most contacts
             * @example [
             *       "Switzerland"
             *     ]
             */
            country: string[];
            /**
             * @description Departments by name, as most contacts have it; the 200 of the most contacts
             * @example [
             *       "Hydrology"
             *     ]
             */
            department: string[];
            /**
             * @description Organizations by name, as most contacts have it; the 200 of the most contacts
             * @example [
             *       "Engines Ltd"
             *     ]
             */
            company: string[];
        };
        ContactDate: {
            /** Format: uuid */
            contactId: string;
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * @description What it is, or the name of the field; null for the birthday
             * @example Anniversary
             */
            label: string | null;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example 1990-12-10
             */
            day: string;
            /**
             * @description False for a date in a field of your own that comes only once; then it has a year
             * @example true
             */
            yearly?: boolean;
        };
        WrittenAddress: {
            /**
             * @example work
             * @enum {string}
             */
            kind: "home" | "work" | "other";
            /**
             * @description Everything above the city, in as many lines as it has
             * @example Bundesgasse 1
             */
            street?: string | null;
            /**
             * @description Postal code
             * @example 3011
             */
            postalCode?: string | null;
            /**
             * @description City
             * @example Bern
             */
            city?: string | null;
            /**
             * @description State, province, canton or the like
             * @example BE
             */
            region?: string | null;
            /**
             * @description Its name in any language, or two letters of ISO 3166
             * @example Switzerland
             */
            country?: string | null;
        };
        CreateContact: {
            /** @description All addresses */
            addresses?: components["schemas"]["WrittenAddress"][] | null;
            /**
             * @description A name of the IANA database
             * @example Europe/Zurich
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
            /**
             * @description Tags of BCP 47, the preferred one first
             * @example [
             *       "de-CH",
             *       "fr"
             *     ]
             */
            languages?: string[] | null;
            /**
             * @description Pronouns
             * @example she/her
             */
            pronouns?: string | null;
            /**
             * @description How the name is spoken
             * @example EES-trid
             */
            spokenName?: string | null;
            /**
             * @description Nickname
             * @example Countess
             */
            nickname?: string | null;
            /**
             * @description Department
             * @example Research
             */
            department?: string | null;
            /** @description All messaging handles */
            handles?: components["schemas"]["Handle"][] | null;
            /** @description All yearly dates */
            dates?: components["schemas"]["YearlyDate"][] | null;
            /**
             * @description Lines of vCards that have no field, kept as they came and written into the vCard of the contact
             * @example [
             *       "X-ASSISTANT:Per"
             *     ]
             */
            kept?: string[] | null;
            /**
             * @description Values of your own fields, by the id of the field (GET /api/custom-fields): a text or link, a number, a date as `YYYY-MM-DD`, the id of a choice, or true for yes and false for no. Fields that are left out stay as they are; null clears
             * @example {}
             */
            customValues?: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description What you want to see first
             * @example Prefers calls in the morning.
             */
            pinnedNote?: string | null;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example --12-10
             */
            birthday?: string | null;
            /**
             * @description How you met
             * @example At the fair in Berlin
             */
            howWeMet?: string | null;
            /**
             * @description What stands before the name
             * @example Dr.
             */
            namePrefix?: string | null;
            /**
             * @description Given name
             * @example Ada
             */
            givenName?: string | null;
            /**
             * @description Further given names
             * @example Augusta
             */
            additionalNames?: string | null;
            /**
             * @description Family name with its particles, like "van den Berg"
             * @example Lovelace
             */
            familyName?: string | null;
            /**
             * @description What stands behind the name
             * @example Jr.
             */
            nameSuffix?: string | null;
            /**
             * @description Accepted and ignored: a contact belongs to the user who creates it
             * @example 00000000-0000-0000-0000-000000000001
             */
            userProfileId?: string | null;
            /**
             * @description Full name
             * @example Ada Lovelace
             */
            displayName: string;
            /**
             * Format: email
             * @description Email address
             * @example ada@example.com
             */
            primaryEmail?: string | null;
            /**
             * @description Phone number
             * @example +44 20 7946 0018
             */
            primaryPhone?: string | null;
            /**
             * @description Organization
             * @example Analytical Engines Ltd
             */
            organizationName?: string | null;
            /**
             * @description Job title
             * @example Head of Programming
             */
            organizationTitle?: string | null;
            /**
             * Format: uri
             * @description Page on a professional network
             * @example https://www.linkedin.com/in/ada
             */
            linkedinUrl?: string | null;
            /** @description All emails; `primaryEmail` does not count beside them */
            emails?: components["schemas"]["Email"][] | null;
            /** @description All phones; `primaryPhone` does not count beside them */
            phones?: components["schemas"]["Phone"][] | null;
            /** @description All links; `linkedinUrl` does not count beside them */
            links?: components["schemas"]["Link"][] | null;
            /** @description All labels of the contact; ids of labels that are gone are left out */
            labelIds?: string[] | null;
        };
        UpdateContact: {
            /** @description All addresses */
            addresses?: components["schemas"]["WrittenAddress"][] | null;
            /**
             * @description A name of the IANA database
             * @example Europe/Zurich
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
            /**
             * @description Tags of BCP 47, the preferred one first
             * @example [
             *       "de-CH",
             *       "fr"
             *     ]
             */
            languages?: string[] | null;
            /**
             * @description Pronouns
             * @example she/her
             */
            pronouns?: string | null;
            /**
             * @description How the name is spoken
             * @example EES-trid
             */
            spokenName?: string | null;
            /**
             * @description Nickname
             * @example Countess
             */
            nickname?: string | null;
            /**
             * @description Department
             * @example Research
             */
            department?: string | null;
            /** @description All messaging handles */
            handles?: components["schemas"]["Handle"][] | null;
            /** @description All yearly dates */
            dates?: components["schemas"]["YearlyDate"][] | null;
            /**
             * @description Lines of vCards that have no field, kept as they came and written into the vCard of the contact
             * @example [
             *       "X-ASSISTANT:Per"
             *     ]
             */
            kept?: string[] | null;
            /**
             * @description Values of your own fields, by the id of the field (GET /api/custom-fields): a text or link, a number, a date as `YYYY-MM-DD`, the id of a choice, or true for yes and false for no. Fields that are left out stay as they are; null clears
             * @example {}
             */
            customValues?: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description What you want to see first
             * @example Prefers calls in the morning.
             */
            pinnedNote?: string | null;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example --12-10
             */
            birthday?: string | null;
            /**
             * @description How you met
             * @example At the fair in Berlin
             */
            howWeMet?: string | null;
            /**
             * @description What stands before the name
             * @example Dr.
             */
            namePrefix?: string | null;
            /**
             * @description Given name
             * @example Ada
             */
            givenName?: string | null;
            /**
             * @description Further given names
             * @example Augusta
             */
            additionalNames?: string | null;
            /**
             * @description Family name with its particles, like "van den Berg"
             * @example Lovelace
             */
            familyName?: string | null;
            /**
             * @description What stands behind the name
             * @example Jr.
             */
            nameSuffix?: string | null;
            /**
             * @description Full name
             * @example Ada Lovelace
             */
            displayName?: string;
            /**
             * Format: email
             * @description Email address
             * @example ada@example.com
             */
            primaryEmail?: string | null;
            /**
             * @description Phone number
             * @example +44 20 7946 0018
             */
            primaryPhone?: string | null;
            /**
             * @description Organization
             * @example Analytical Engines Ltd
             */
            organizationName?: string | null;
            /**
             * @description Job title
             * @example Head of Programming
             */
            organizationTitle?: string | null;
            /**
             * Format: uri
             * @description Page on a professional network
             * @example https://www.linkedin.com/in/ada
             */
            linkedinUrl?: string | null;
            /** @description All emails; `primaryEmail` does not count beside them */
            emails?: components["schemas"]["Email"][] | null;
            /** @description All phones; `primaryPhone` does not count beside them */
            phones?: components["schemas"]["Phone"][] | null;
            /** @description All links; `linkedinUrl` does not count beside them */
            links?: components["schemas"]["Link"][] | null;
            /** @description All labels of the contact; ids of labels that are gone are left out */
            labelIds?: string[] | null;
            /**
             * Format: uri
             * @description Picture
             * @example https://example.com/ada.jpg
             */
            photoUrl?: string | null;
            /**
             * @description Why you may keep what you note about this person
             * @example We work together under a contract.
             */
            legalBasisNote?: string | null;
            /**
             * Format: date-time
             * @description When you told this person about it
             * @example 2026-03-14T09:26:53.589Z
             */
            informedAt?: string | null;
        };
        BulkChange: {
            /**
             * @description The contacts to change; ids of no contact are passed over
             * @example [
             *       "018f6b1e-0000-7000-8000-000000000115"
             *     ]
             */
            ids?: string[] | null;
            /**
             * @description In place of ids: the query of a list, all of whose contacts are changed
             * @example due=true&q=ada
             */
            matching?: string | null;
            /**
             * @example cadence
             * @enum {string}
             */
            change: "cadence" | "labels" | "organization" | "delete" | "restore";
            /**
             * @description For cadence: in days; with null, the contacts are not due any more
             * @example 30
             */
            cadenceDays?: number | null;
            /** @description For labels: the labels that the contacts get */
            addLabels?: string[] | null;
            /** @description For labels: the labels that the contacts lose */
            removeLabels?: string[] | null;
            /**
             * @description For organization: the name that the contacts get; null removes theirs
             * @example Engines Ltd
             */
            organizationName?: string | null;
        };
        BulkResult: {
            /** @description The contacts that are now different */
            changed: string[];
            /** @description The bodies that undo the change when they are sent in this order */
            undo: components["schemas"]["BulkChange"][];
            /**
             * Format: uuid
             * @description Of labels, cadences, and organizations, for POST /api/undos/{id}; null where nothing changed, and of the others
             */
            undoId?: string | null;
        };
        LabelCadence: {
            /** Format: uuid */
            labelId: string;
            /**
             * @description In days
             * @example 60
             */
            days: number;
        };
        StoredCadenceDefaults: {
            /**
             * @description In days, for contacts without any of the labels; null for none
             * @example 60
             */
            days: number | null;
            /** @description For contacts with these labels; of several, the shortest counts */
            labels: components["schemas"]["LabelCadence"][];
            /**
             * @description How many contacts have no cadence
             * @example 34
             */
            withoutCadence: number;
        };
        CadenceDefaults: {
            /**
             * @description In days, for contacts without any of the labels; null for none
             * @example 60
             */
            days: number | null;
            /** @description For contacts with these labels; of several, the shortest counts */
            labels: components["schemas"]["LabelCadence"][];
        };
        ApplyCadences: {
            /**
             * @description In days, for contacts without any of the labels; null for none
             * @example 60
             */
            days: number | null;
            /** @description For contacts with these labels; of several, the shortest counts */
            labels: components["schemas"]["LabelCadence"][];
            /**
             * Format: uuid
             * @description Only contacts that this import added
             */
            importId?: string | null;
        };
        Label: {
            /** Format: uuid */
            id: string;
            /** @example Board */
            name: string;
            /**
             * @example teal
             * @enum {string}
             */
            color: "stone" | "teal" | "green" | "amber" | "red" | "rose" | "plum" | "indigo";
            /**
             * @description candidate: no estimate is made of anyone who has it
             * @example null
             * @enum {string|null}
             */
            kind?: "candidate" | null;
            /**
             * @description How many contacts have it
             * @example 2
             */
            contactCount: number;
        };
        CreateLabel: {
            /**
             * @description Its name
             * @example Board
             */
            name: string;
            /**
             * @description Without one, a color that your labels have least
             * @example teal
             * @enum {string|null}
             */
            color?: "stone" | "teal" | "green" | "amber" | "red" | "rose" | "plum" | "indigo" | null;
            /**
             * @description candidate: no estimate is made of anyone who has it
             * @example null
             * @enum {string|null}
             */
            kind?: "candidate" | null;
        };
        UpdateLabel: {
            /**
             * @description Its name
             * @example Board
             */
            name?: string;
            /**
             * @example teal
             * @enum {string}
             */
            color?: "stone" | "teal" | "green" | "amber" | "red" | "rose" | "plum" | "indigo";
            /**
             * @description candidate: no estimate is made of anyone who has it
             * @example null
             * @enum {string|null}
             */
            kind?: "candidate" | null;
        };
        CustomFieldChoice: {
            /** Format: uuid */
            id: string;
            /** @example Gold */
            name: string;
        };
        CustomField: {
            /** Format: uuid */
            id: string;
            /** @example Contract ends */
            name: string;
            /**
             * @example date
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "choice" | "yesNo" | "link";
            /** @description What there is to choose from, in your order; empty for other kinds */
            choices: components["schemas"]["CustomFieldChoice"][];
            /** @description Of dates: whether it comes again every year, like a birthday */
            yearly: boolean;
            /**
             * @description Where it is shown
             * @example [
             *       "contact",
             *       "briefing"
             *     ]
             */
            shownIn: ("list" | "contact" | "briefing")[];
        };
        GivenChoice: {
            /**
             * Format: uuid
             * @description Of the choice that it was before; contacts that have it keep it. A new one gets its id from the API
             */
            id?: string;
            /**
             * @description Its name
             * @example Gold
             */
            name: string;
        };
        CreateCustomField: {
            /**
             * @description Its name
             * @example Contract ends
             */
            name: string;
            /**
             * @description What its values are; it stays
             * @example text
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "choice" | "yesNo" | "link";
            /**
             * @description For choice only, and needed there: what there is to choose from
             * @example [
             *       {
             *         "name": "Gold"
             *       },
             *       {
             *         "name": "Silver"
             *       }
             *     ]
             */
            choices?: components["schemas"]["GivenChoice"][];
            /**
             * @description Of dates: whether it comes again every year, like a birthday
             * @example false
             */
            yearly?: boolean;
            /**
             * @description Where it is shown; without it, on the contact only
             * @example [
             *       "contact",
             *       "briefing"
             *     ]
             */
            shownIn?: ("list" | "contact" | "briefing")[];
        };
        UpdateCustomField: {
            /**
             * @description Its name
             * @example Contract ends
             */
            name?: string;
            /**
             * @description Its new place among your fields, from 0; one beyond the last is the last
             * @example 0
             */
            position?: number;
            /**
             * @description All choices, in their order. One that is left out is removed
             * @example [
             *       {
             *         "name": "Gold"
             *       },
             *       {
             *         "name": "Silver"
             *       }
             *     ]
             */
            choices?: components["schemas"]["GivenChoice"][];
            /**
             * @description Of dates: whether it comes again every year, like a birthday
             * @example true
             */
            yearly?: boolean;
            /**
             * @description Where it is shown
             * @example [
             *       "contact",
             *       "briefing"
             *     ]
             */
            shownIn?: ("list" | "contact" | "briefing")[];
            /**
             * @description Whether contacts lose the choices that are removed; without it, a removed choice that contacts have is refused with CUSTOM_FIELD_IN_USE
             * @example false
             */
            discard?: boolean;
        };
        SavedViewQuery: {
            /** @example Berlin */
            q: string | null;
            /**
             * @example nextDue
             * @enum {string|null}
             */
            sort: "updated" | "name" | "familyName" | "lastContact" | "nextDue" | null;
            /** @example null */
            assessed: boolean | null;
            /** @example 7 */
            dueWithinDays: number | null;
            /**
             * @example null
             * @enum {string|null}
             */
            lastContact: "week" | "month" | "quarter" | "older" | "never" | null;
            /**
             * @example null
             * @enum {string|null}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /**
             * @example null
             * @enum {number|null}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example Bern */
            city?: string | null;
            /** @example null */
            country?: string | null;
            /** @example null */
            department?: string | null;
            /** @example null */
            company?: string | null;
            /**
             * @example null
             * @enum {string|null}
             */
            prefers?: "call" | "video" | "email" | "message" | "inPerson" | null;
            /**
             * @example null
             * @enum {string|null}
             */
            never?: "call" | "video" | "email" | "message" | "inPerson" | null;
            /**
             * @example null
             * @enum {string|null}
             */
            missing?: "phone" | "email" | null;
            /**
             * Format: date
             * @example null
             */
            notSince?: string | null;
            labels: string[];
            /**
             * @description As in `customField` of GET /api/contacts
             * @example []
             */
            customFields?: string[];
        };
        SavedView: {
            /** Format: uuid */
            id: string;
            /** @example Clients in Berlin, due this week */
            name: string;
            query: components["schemas"]["SavedViewQuery"];
        };
        SavedViewFilters: {
            /**
             * @description Words to find
             * @example Berlin
             */
            q?: string | null;
            /**
             * @example nextDue
             * @enum {string|null}
             */
            sort?: "updated" | "name" | "familyName" | "lastContact" | "nextDue" | null;
            /** @example true */
            assessed?: boolean | null;
            /** @example 7 */
            dueWithinDays?: number | null;
            /**
             * @example older
             * @enum {string|null}
             */
            lastContact?: "week" | "month" | "quarter" | "older" | "never" | null;
            /**
             * @example INTJ
             * @enum {string|null}
             */
            mbtiType?: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /**
             * @example 5
             * @enum {number|null}
             */
            enneagramType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /**
             * @description The city of an address
             * @example Bern
             */
            city?: string | null;
            /**
             * @description The country of an address
             * @example Switzerland
             */
            country?: string | null;
            /**
             * @description The department
             * @example Hydrology
             */
            department?: string | null;
            /**
             * @description The organization
             * @example Engines Ltd
             */
            company?: string | null;
            /**
             * @example email
             * @enum {string|null}
             */
            prefers?: "call" | "video" | "email" | "message" | "inPerson" | null;
            /**
             * @example call
             * @enum {string|null}
             */
            never?: "call" | "video" | "email" | "message" | "inPerson" | null;
            /**
             * @example phone
             * @enum {string|null}
             */
            missing?: "phone" | "email" | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            notSince?: string | null;
            /** @description Ids of labels, all of which a contact has */
            labels?: string[];
            /**
             * @description Conditions on your own fields, as in `customField` of GET /api/contacts
             * @example []
             */
            customFields?: string[];
        };
        CreateSavedView: {
            /**
             * @description Its name
             * @example Clients in Berlin, due this week
             */
            name: string;
            query: components["schemas"]["SavedViewFilters"];
        };
        UpdateSavedView: {
            /**
             * @description Its name
             * @example Clients in Berlin, due this week
             */
            name?: string;
            query?: components["schemas"]["SavedViewFilters"];
        };
        ImportSummary: {
            /** Format: uuid */
            id: string;
            /** @example contacts.csv */
            fileName: string;
            /**
             * @example google
             * @enum {string}
             */
            source: "csv" | "vcard" | "google" | "outlook" | "linkedin" | "monica" | "rapport";
            /** @example 47 */
            rowCount: number;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description A day after its start
             * @example 2026-03-14T09:26:53.589Z
             */
            undoableUntil: string;
            /** @example 44 */
            added: number;
            /** @example 3 */
            merged: number;
            /** @example 0 */
            skipped: number;
            /** @example 0 */
            refused: number;
            /**
             * Format: date-time
             * @description When it was undone
             * @example null
             */
            undoneAt: string | null;
            /**
             * @description Contacts that the undo removed
             * @example 0
             */
            removed: number;
            /**
             * @description Contacts whose merged values the undo took back
             * @example 0
             */
            restored: number;
            /**
             * @description Contacts that the undo left as they are, because they changed after the import
             * @example 0
             */
            kept: number;
        };
        FieldProblem: {
            /**
             * @description Where it is, like `displayName` or `responses[3].answer`
             * @example displayName
             */
            field: string;
            /**
             * @description Words that follow the field's name or its label
             * @example is required
             */
            message: string;
        };
        ImportedRow: {
            /** @example 1 */
            row: number;
            /**
             * @example added
             * @enum {string}
             */
            outcome: "added" | "merged" | "skipped" | "refused";
            /**
             * Format: uuid
             * @description What it was added as, or merged into; null if that is gone by now
             */
            contactId: string | null;
            /** @description Why it was refused; empty otherwise */
            problems: components["schemas"]["FieldProblem"][];
        };
        ImportDetails: {
            /** Format: uuid */
            id: string;
            /** @example contacts.csv */
            fileName: string;
            /**
             * @example google
             * @enum {string}
             */
            source: "csv" | "vcard" | "google" | "outlook" | "linkedin" | "monica" | "rapport";
            /** @example 47 */
            rowCount: number;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description A day after its start
             * @example 2026-03-14T09:26:53.589Z
             */
            undoableUntil: string;
            /** @example 44 */
            added: number;
            /** @example 3 */
            merged: number;
            /** @example 0 */
            skipped: number;
            /** @example 0 */
            refused: number;
            /**
             * Format: date-time
             * @description When it was undone
             * @example null
             */
            undoneAt: string | null;
            /**
             * @description Contacts that the undo removed
             * @example 0
             */
            removed: number;
            /**
             * @description Contacts whose merged values the undo took back
             * @example 0
             */
            restored: number;
            /**
             * @description Contacts that the undo left as they are, because they changed after the import
             * @example 0
             */
            kept: number;
            rows: components["schemas"]["ImportedRow"][];
        };
        CreateImport: {
            /**
             * @description Name of the file
             * @example contacts.csv
             */
            fileName: string;
            /**
             * @description Where the file came from, by its columns
             * @enum {string}
             */
            source: "csv" | "vcard" | "google" | "outlook" | "linkedin" | "monica" | "rapport";
            /**
             * @description How many rows the file has
             * @example 47
             */
            rowCount: number;
        };
        NewStatedPreference: {
            /**
             * @example channel
             * @enum {string}
             */
            kind: "channel" | "when" | "lead" | "length" | "opening" | "address" | "topic" | "other";
            channels?: components["schemas"]["ChannelWishes"] | null;
            /**
             * @description Days on which they are not to be reached
             * @example [
             *       "friday"
             *     ]
             */
            notOn?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /**
             * @description Not before this hour, in their time zone
             * @example 10:00
             */
            from?: string | null;
            /**
             * @description Not after this hour, in their time zone
             * @example 16:00
             */
            until?: string | null;
            /**
             * Format: date
             * @description The day on which they are back
             * @example 2026-12-03
             */
            awayUntil?: string | null;
            /**
             * @description How many days before a meeting they want material
             * @example 2
             */
            leadDays?: number | null;
            /**
             * @description How much they want
             * @example short
             * @enum {string|null}
             */
            detail?: "short" | "normal" | "detailed" | null;
            /**
             * @description How long a meeting may be
             * @example 25
             */
            minutes?: number | null;
            /**
             * @example business
             * @enum {string|null}
             */
            opening?: "business" | "small_talk" | null;
            /**
             * @example formal
             * @enum {string|null}
             */
            formality?: "formal" | "informal" | null;
            /**
             * @description Of a topic: whether they want to hear about it
             * @example false
             */
            wanted?: boolean | null;
            /**
             * @description Words of the user's own; what a topic or another preference is about
             * @example Camera off
             */
            text?: string | null;
            /**
             * Format: date
             * @description The day on which the user learned it; today without it
             * @example 2026-03-03
             */
            learnedOn?: string | null;
        };
        ImportRow: {
            /**
             * @description Its place in the file
             * @example 1
             */
            row: number;
            /**
             * @example add
             * @enum {string}
             */
            action: "add" | "merge" | "skip";
            /**
             * Format: uuid
             * @description The contact that a row with `merge` goes into
             */
            contactId?: string | null;
            /**
             * @description Instead of `contactId`: an earlier row of this import whose contact this row goes into. If that row has no contact, this one is added.
             * @example 1
             */
            intoRow?: number | null;
            /**
             * @description The fields that a merge takes from this row although the contact has a value
             * @example [
             *       "organizationTitle"
             *     ]
             */
            replace?: ("displayName" | "primaryEmail" | "primaryPhone" | "organizationName" | "organizationTitle" | "linkedinUrl")[];
            /** @description What the row says, as for POST /api/contacts; not needed for `skip` */
            contact?: components["schemas"]["CreateContact"];
            /**
             * @description The cadence in days; a merge keeps one that the contact has
             * @example 30
             */
            cadenceDays?: number | null;
            /**
             * Format: date
             * @description The day of the last contact, not in the future: the cadence counts from it. It becomes an imported interaction, unless there was contact on that day or later
             * @example 2026-03-03
             */
            lastContactOn?: string | null;
            /**
             * Format: date
             * @description The day of the next step, which becomes a promise of the user
             * @example 2026-03-17
             */
            nextStepOn?: string | null;
            /**
             * @description What the next step is
             * @example Send the figures
             */
            nextStep?: string | null;
            /** @description What the contact said they like, which is added to what is known */
            statedPreferences?: components["schemas"]["NewStatedPreference"][] | null;
        };
        ImportRows: {
            rows: components["schemas"]["ImportRow"][];
        };
        ImportedRows: {
            import: components["schemas"]["ImportSummary"];
            /** @description The rows of the call, in their order */
            rows: components["schemas"]["ImportedRow"][];
        };
        CalendarProblem: {
            /** @example Quarterly review */
            title: string;
            /**
             * @description A sentence without its subject, which is the event
             * @example is in a time zone that isn’t known, “Customized Time Zone”
             */
            problem: string;
        };
        CalendarAccount: {
            /** Format: uuid */
            id: string;
            /** @example ada */
            userName: string;
        };
        Calendar: {
            /** Format: uuid */
            id: string;
            /** @example Work */
            name: string;
            /**
             * Format: uri
             * @example https://calendar.example.com/work.ics
             */
            address: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            readAt: string | null;
            /**
             * @description Why the last attempt failed; null where it did not
             * @example null
             * @enum {string|null}
             */
            failure: "refused" | "notFound" | "unreachable" | "tooSlow" | "tooLarge" | "notCalendar" | "certificate" | "wrongPassword" | "appPassword" | "noPassword" | "moved" | "key" | "other" | null;
            /**
             * Format: date-time
             * @example null
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            nextAt: string;
            /**
             * @description Meetings with contacts from now on
             * @example 3
             */
            meetings: number;
            /** @description Events with contacts that Rapport couldn't read completely */
            problems: components["schemas"]["CalendarProblem"][];
            /**
             * @description The account that it was chosen in; null for a subscription
             * @example null
             */
            account?: components["schemas"]["CalendarAccount"] | null;
        };
        CreateCalendar: {
            /**
             * Format: uri
             * @description https:// or webcal://, which means the same
             * @example webcal://calendar.example.com/work.ics
             */
            url: string;
            /**
             * @description What the calendar calls itself, unless given
             * @example Work
             */
            name?: string | null;
            /**
             * @description An IANA time zone; UTC unless given
             * @example Europe/Berlin
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
        };
        CalendarFeed: {
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            lastReadAt: string | null;
            /**
             * @description Whether birthdays are in it
             * @example true
             */
            birthdays: boolean;
        };
        CreateCalendarFeed: {
            /**
             * @description An IANA time zone; UTC unless given
             * @example Europe/Berlin
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
            /**
             * @description Whether birthdays are in it; as in the feed before, else yes, unless given
             * @example true
             */
            birthdays?: boolean | null;
        };
        NewCalendarFeed: {
            /**
             * @description Path on the origin of the API; shown only once
             * @example /api/calendar/AYkKXayWd0u-zrMCCZqAVw-and-43-further-characters-nobody-guesses.ics
             */
            path: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
        };
        ChangeCalendarFeed: {
            /**
             * @description Whether birthdays are in it
             * @example true
             */
            birthdays: boolean;
        };
        ImportedCalendarFile: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description It can be undone before that
             * @example 2026-03-14T09:26:53.589Z
             */
            undoUntil: string;
            /**
             * Format: date-time
             * @example null
             */
            undoneAt: string | null;
            /**
             * @description Meetings that it added
             * @example 2
             */
            added: number;
            /**
             * @description Meetings that it changed
             * @example 2
             */
            changed: number;
            /**
             * @description Meetings that it took back
             * @example 2
             */
            canceled: number;
            /**
             * @description How many meetings the undo left as they are, because they were changed since
             * @example null
             */
            kept: number | null;
        };
        ImportCalendarFile: {
            /**
             * @description The text of an .ics file; the body has at most 100 kB
             * @example BEGIN:VCALENDAR
             *     VERSION:2.0
             *     END:VCALENDAR
             */
            text: string;
            /**
             * @description An IANA time zone; UTC unless given
             * @example Europe/Berlin
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
        };
        CalendarFileResult: {
            /**
             * Format: uuid
             * @description For GET /api/calendar-files/{id} and its undo; null where nothing changed
             */
            id?: string | null;
            /** @example 2 */
            added: number;
            /** @example 2 */
            changed: number;
            /** @example 2 */
            unchanged: number;
            /**
             * @description The outcome is known, it was canceled here, or another calendar has it
             * @example 2
             */
            left: number;
            /** @description Events with contacts that Rapport couldn't read completely */
            problems: components["schemas"]["CalendarProblem"][];
        };
        MeetingPerson: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /** @example Ada */
            givenName?: string | null;
            /** @example Lovelace */
            familyName?: string | null;
            /** @example Nordwind GmbH */
            organizationName?: string | null;
            /** @example null */
            photoPath: string | null;
            /**
             * Format: uuid
             * @description The meeting in their history
             */
            interactionId: string;
        };
        Meeting: {
            /** Format: uuid */
            id: string;
            /** @example Café Einstein */
            place: string | null;
            /** @example https://meet.example.com/budget */
            link: string | null;
            /**
             * @description What the user wants from it
             * @example A yes to the second year
             */
            goal?: string | null;
            /**
             * @description What is new since last time
             * @example Delivery is a week faster
             */
            news?: string | null;
            /**
             * @description What they might object to
             * @example The price went up by 4 %
             */
            worry?: string | null;
            /**
             * @description Whatever else there is to say of it, in several lines
             * @example Agenda: prices, delivery, the second year.
             */
            notes?: string | null;
            /**
             * @description planned until someone says how it went, also when its time has passed
             * @example planned
             * @enum {string}
             */
            state: "planned" | "held" | "canceled";
            /** @description By name */
            people: components["schemas"]["MeetingPerson"][];
            /**
             * @description What to call it: the title, or who is met where it has none
             * @example Budget
             */
            title: string;
            /**
             * @description The title that it was given; null for none
             * @example Budget
             */
            ownTitle?: string | null;
            /**
             * @description What is planned
             * @example call
             * @enum {string}
             */
            type?: "call" | "meeting" | "email" | "message" | "event" | "note";
            /**
             * @description How it went, once that is logged
             * @example null
             * @enum {string|null}
             */
            outcome?: "positive" | "neutral" | "negative" | "follow_up_needed" | null;
            /**
             * @description What was noted with the outcome, for everyone who was there
             * @example null
             */
            outcomeNotes?: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            startsAt: string;
            /**
             * @description In minutes
             * @example 45
             */
            duration: number | null;
            /**
             * @description `own`, or the id of the calendar that it was read from
             * @example own
             */
            source: string;
        };
        CalendarFileMeeting: {
            /**
             * @example added
             * @enum {string}
             */
            change: "added" | "changed";
            meeting: components["schemas"]["Meeting"];
        };
        CalendarFileDetails: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description It can be undone before that
             * @example 2026-03-14T09:26:53.589Z
             */
            undoUntil: string;
            /**
             * Format: date-time
             * @example null
             */
            undoneAt: string | null;
            /**
             * @description Meetings that it added
             * @example 2
             */
            added: number;
            /**
             * @description Meetings that it changed
             * @example 2
             */
            changed: number;
            /**
             * @description Meetings that it took back
             * @example 2
             */
            canceled: number;
            /**
             * @description How many meetings the undo left as they are, because they were changed since
             * @example null
             */
            kept: number | null;
            /** @description Imported files and is still there, the soonest first */
            meetings: components["schemas"]["CalendarFileMeeting"][];
        };
        InteractionMeeting: {
            /** Format: uuid */
            id: string;
            /** @example Café Einstein */
            place: string | null;
            /** @example https://meet.example.com/budget */
            link: string | null;
            /**
             * @description What the user wants from it
             * @example A yes to the second year
             */
            goal?: string | null;
            /**
             * @description What is new since last time
             * @example Delivery is a week faster
             */
            news?: string | null;
            /**
             * @description What they might object to
             * @example The price went up by 4 %
             */
            worry?: string | null;
            /**
             * @description Whatever else there is to say of it, in several lines
             * @example Agenda: prices, delivery, the second year.
             */
            notes?: string | null;
            /**
             * @description planned until someone says how it went, also when its time has passed
             * @example planned
             * @enum {string}
             */
            state: "planned" | "held" | "canceled";
            /** @description By name */
            people: components["schemas"]["MeetingPerson"][];
        };
        Interaction: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * @example call
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Budget for the spring */
            description: string | null;
            /** @example Wants the figures before Friday. */
            notes: string | null;
            /**
             * @description In minutes
             * @example 25
             */
            duration: number | null;
            /**
             * Format: date-time
             * @description When it happened, or is planned
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate: string;
            /**
             * Format: date-time
             * @description When it was noted
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * @example positive
             * @enum {string|null}
             */
            outcome: "positive" | "neutral" | "negative" | "follow_up_needed" | null;
            /**
             * Format: date
             * @description When something is promised; only with the outcome follow_up_needed
             * @example 2026-03-17
             */
            followUpAt: string | null;
            /** @example Send the figures */
            followUpText: string | null;
            /**
             * @description What became of a follow-up with a date
             * @example open
             * @enum {string|null}
             */
            followUpStatus: "open" | "snoozed" | "done" | "dismissed" | null;
            /**
             * @description The meeting that it is part of
             * @example null
             */
            meeting: components["schemas"]["InteractionMeeting"] | null;
            /**
             * @description Whether a file named it as the last contact: it counts for the cadence and for no score, until it is edited
             * @example false
             */
            imported?: boolean;
        };
        NewCommitment: {
            /**
             * @example i_promised
             * @enum {string}
             */
            kind: "i_promised" | "they_promised" | "they_asked" | "number" | "person";
            /**
             * @description The marked words
             * @example Send the new price list
             */
            text: string;
            /**
             * Format: date
             * @description The day it is promised or asked for; not kept for a number or a person
             * @example 2026-03-17
             */
            dueOn?: string | null;
        };
        CreateInteraction: {
            /**
             * @description A headline
             * @example Budget for the spring
             */
            description?: string | null;
            /**
             * @description Whatever is worth remembering
             * @example Wants the figures before Friday.
             */
            notes?: string | null;
            /**
             * @description In minutes
             * @example 25
             */
            duration?: number | null;
            /**
             * @description How it went, or that something is left to do
             * @example positive
             * @enum {string|null}
             */
            outcome?: "positive" | "neutral" | "negative" | "follow_up_needed" | null;
            /**
             * Format: date
             * @description When something is promised; kept only with the outcome follow_up_needed
             * @example 2026-03-17
             */
            followUpAt?: string | null;
            /**
             * @description What is promised; kept only with the outcome follow_up_needed
             * @example Send the figures
             */
            followUpText?: string | null;
            /** @description Pieces of the note that are marked now, which are added to those there are */
            commitments?: components["schemas"]["NewCommitment"][] | null;
            /** @description What the contact said they like, which is added to what is known */
            statedPreferences?: components["schemas"]["NewStatedPreference"][] | null;
            /**
             * @example call
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /**
             * Format: date-time
             * @description When it happened, or is planned: up to a year from now
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate: string;
        };
        UpdateInteraction: {
            /**
             * @description A headline
             * @example Budget for the spring
             */
            description?: string | null;
            /**
             * @description Whatever is worth remembering
             * @example Wants the figures before Friday.
             */
            notes?: string | null;
            /**
             * @description In minutes
             * @example 25
             */
            duration?: number | null;
            /**
             * @description How it went, or that something is left to do
             * @example positive
             * @enum {string|null}
             */
            outcome?: "positive" | "neutral" | "negative" | "follow_up_needed" | null;
            /**
             * Format: date
             * @description When something is promised; kept only with the outcome follow_up_needed
             * @example 2026-03-17
             */
            followUpAt?: string | null;
            /**
             * @description What is promised; kept only with the outcome follow_up_needed
             * @example Send the figures
             */
            followUpText?: string | null;
            /** @description Pieces of the note that are marked now, which are added to those there are */
            commitments?: components["schemas"]["NewCommitment"][] | null;
            /** @description What the contact said they like, which is added to what is known */
            statedPreferences?: components["schemas"]["NewStatedPreference"][] | null;
            /**
             * @example meeting
             * @enum {string}
             */
            type?: "call" | "meeting" | "email" | "message" | "event" | "note";
            /**
             * Format: date-time
             * @description When it happened, or is planned: up to a year from now
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate?: string;
            /** @description Ids of commitments to remove; those that are gone are left out */
            forgetCommitments?: string[] | null;
        };
        CreateMeeting: {
            /**
             * @description What it is about; without one it is called by its people
             * @example Budget
             */
            title?: string | null;
            /**
             * @description In minutes
             * @example 45
             */
            duration?: number | null;
            /**
             * @description Where it takes place
             * @example Café Einstein
             */
            place?: string | null;
            /**
             * @description A web address, or `tel:` and a phone number
             * @example https://meet.example.com/budget
             */
            link?: string | null;
            /**
             * @description What the user wants from it
             * @example A yes to the second year
             */
            goal?: string | null;
            /**
             * @description What is new since last time
             * @example Delivery is a week faster
             */
            news?: string | null;
            /**
             * @description What they might object to
             * @example The price went up by 4 %
             */
            worry?: string | null;
            /**
             * @description Whatever else there is to say of it
             * @example Agenda: prices, delivery, the second year.
             */
            notes?: string | null;
            /**
             * Format: date-time
             * @description Up to a year from now
             * @example 2026-03-14T09:26:53.589Z
             */
            startsAt: string;
            /**
             * @description The contacts who take part
             * @example [
             *       "018f6b1e-0000-7000-8000-000000000115"
             *     ]
             */
            contactIds: string[];
        };
        UpdateMeeting: {
            /**
             * @description What it is about; without one it is called by its people
             * @example Budget
             */
            title?: string | null;
            /**
             * @description In minutes
             * @example 45
             */
            duration?: number | null;
            /**
             * @description Where it takes place
             * @example Café Einstein
             */
            place?: string | null;
            /**
             * @description A web address, or `tel:` and a phone number
             * @example https://meet.example.com/budget
             */
            link?: string | null;
            /**
             * @description What the user wants from it
             * @example A yes to the second year
             */
            goal?: string | null;
            /**
             * @description What is new since last time
             * @example Delivery is a week faster
             */
            news?: string | null;
            /**
             * @description What they might object to
             * @example The price went up by 4 %
             */
            worry?: string | null;
            /**
             * @description Whatever else there is to say of it
             * @example Agenda: prices, delivery, the second year.
             */
            notes?: string | null;
            /**
             * Format: date-time
             * @description Up to a year from now
             * @example 2026-03-14T09:26:53.589Z
             */
            startsAt?: string;
            /**
             * @description The contacts who take part
             * @example [
             *       "018f6b1e-0000-7000-8000-000000000115"
             *     ]
             */
            contactIds?: string[];
        };
        SetMeetingOutcome: {
            /**
             * @example positive
             * @enum {string}
             */
            outcome: "positive" | "neutral" | "negative" | "follow_up_needed";
            /**
             * Format: date
             * @description When something is promised; kept only with the outcome follow_up_needed
             * @example 2026-03-17
             */
            followUpAt?: string | null;
            /**
             * @description What is promised; kept only with the outcome follow_up_needed
             * @example Send the figures
             */
            followUpText?: string | null;
            /**
             * @description What to remember, for everyone who was there
             * @example Wants the figures before Friday.
             */
            notes?: string | null;
            /**
             * @description Who was there: everyone unless given. The others have no such meeting any more
             * @example [
             *       "018f6b1e-0000-7000-8000-000000000115"
             *     ]
             */
            contactIds?: string[] | null;
            /** @description What was promised or asked, with any outcome; it ends with the outcome */
            commitments?: components["schemas"]["NewCommitment"][] | null;
            /**
             * Format: uuid
             * @description With whom that is: someone who was there, the first of them unless given
             */
            commitmentsWith?: string | null;
        };
        CommitmentPerson: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /** @example Ada */
            givenName: string | null;
            /** @example Lovelace */
            familyName: string | null;
            /** @example null */
            photoPath: string | null;
        };
        Commitment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * Format: uuid
             * @description The interaction whose note it comes from
             */
            interactionId: string | null;
            /**
             * @example i_promised
             * @enum {string}
             */
            kind: "i_promised" | "they_promised" | "they_asked" | "number" | "person";
            /** @example Send the new price list */
            text: string;
            /**
             * Format: date
             * @description The day it is promised or asked for; not kept for a number or a person
             * @example 2026-03-17
             */
            dueOn: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was done
             * @example null
             */
            doneAt: string | null;
            /**
             * Format: date
             * @description The day on which Today shows it again
             * @example null
             */
            snoozedUntil: string | null;
        };
        OpenCommitment: {
            person: components["schemas"]["CommitmentPerson"];
            commitment: components["schemas"]["Commitment"];
        };
        CreateCommitment: {
            /**
             * @example i_promised
             * @enum {string}
             */
            kind: "i_promised" | "they_promised" | "they_asked" | "number" | "person";
            /**
             * @description The marked words
             * @example Send the new price list
             */
            text: string;
            /**
             * Format: date
             * @description The day it is promised or asked for; not kept for a number or a person
             * @example 2026-03-17
             */
            dueOn?: string | null;
            /**
             * Format: uuid
             * @description The interaction whose note it comes from
             */
            interactionId?: string | null;
        };
        UpdateCommitment: {
            /**
             * @example i_promised
             * @enum {string}
             */
            kind?: "i_promised" | "they_promised" | "they_asked" | "number" | "person";
            /**
             * @description The marked words
             * @example Send the new price list
             */
            text?: string;
            /**
             * Format: date
             * @description The day it is promised or asked for; not kept for a number or a person
             * @example 2026-03-17
             */
            dueOn?: string | null;
            /**
             * @description Whether it is done
             * @example true
             */
            done?: boolean;
            /**
             * Format: date
             * @description The day on which Today shows it again; null for now
             * @example 2026-03-17
             */
            snoozedUntil?: string | null;
        };
        StatedPreference: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * Format: uuid
             * @description The interaction in which it was said
             */
            interactionId: string | null;
            /**
             * @example channel
             * @enum {string}
             */
            kind: "channel" | "when" | "lead" | "length" | "opening" | "address" | "topic" | "other";
            /**
             * @description All of it in words
             * @example Email first, never call
             */
            says: string;
            /** @description Whether it holds; else a newer one has replaced it */
            current: boolean;
            channels: components["schemas"]["ChannelWishes"] | null;
            /**
             * @description Days on which they are not to be reached
             * @example [
             *       "friday"
             *     ]
             */
            notOn: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /**
             * @description Not before this hour, in their time zone
             * @example 10:00
             */
            from: string | null;
            /**
             * @description Not after this hour, in their time zone
             * @example 16:00
             */
            until: string | null;
            /**
             * Format: date
             * @description The day on which they are back
             * @example 2026-12-03
             */
            awayUntil: string | null;
            /**
             * @description How many days before a meeting they want material
             * @example 2
             */
            leadDays: number | null;
            /**
             * @description How much they want
             * @example short
             * @enum {string|null}
             */
            detail: "short" | "normal" | "detailed" | null;
            /**
             * @description How long a meeting may be
             * @example 25
             */
            minutes: number | null;
            /**
             * @example business
             * @enum {string|null}
             */
            opening: "business" | "small_talk" | null;
            /**
             * @example formal
             * @enum {string|null}
             */
            formality: "formal" | "informal" | null;
            /**
             * @description Of a topic: whether they want to hear about it
             * @example false
             */
            wanted: boolean | null;
            /**
             * @description Words of the user's own; what a topic or another preference is about
             * @example null
             */
            text: string | null;
            /**
             * Format: date
             * @description The day on which the user learned it
             * @example 2026-03-03
             */
            learnedOn: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
        };
        CreateStatedPreference: {
            /**
             * @example channel
             * @enum {string}
             */
            kind: "channel" | "when" | "lead" | "length" | "opening" | "address" | "topic" | "other";
            channels?: components["schemas"]["ChannelWishes"] | null;
            /**
             * @description Days on which they are not to be reached
             * @example [
             *       "friday"
             *     ]
             */
            notOn?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /**
             * @description Not before this hour, in their time zone
             * @example 10:00
             */
            from?: string | null;
            /**
             * @description Not after this hour, in their time zone
             * @example 16:00
             */
            until?: string | null;
            /**
             * Format: date
             * @description The day on which they are back
             * @example 2026-12-03
             */
            awayUntil?: string | null;
            /**
             * @description How many days before a meeting they want material
             * @example 2
             */
            leadDays?: number | null;
            /**
             * @description How much they want
             * @example short
             * @enum {string|null}
             */
            detail?: "short" | "normal" | "detailed" | null;
            /**
             * @description How long a meeting may be
             * @example 25
             */
            minutes?: number | null;
            /**
             * @example business
             * @enum {string|null}
             */
            opening?: "business" | "small_talk" | null;
            /**
             * @example formal
             * @enum {string|null}
             */
            formality?: "formal" | "informal" | null;
            /**
             * @description Of a topic: whether they want to hear about it
             * @example false
             */
            wanted?: boolean | null;
            /**
             * @description Words of the user's own; what a topic or another preference is about
             * @example Camera off
             */
            text?: string | null;
            /**
             * Format: date
             * @description The day on which the user learned it; today without it
             * @example 2026-03-03
             */
            learnedOn?: string | null;
            /**
             * Format: uuid
             * @description The interaction in which it was said
             */
            interactionId?: string | null;
        };
        RelatedPerson: {
            /** Format: uuid */
            id: string;
            /** @example Marta Silva */
            displayName: string;
            /** @example Marta */
            givenName: string | null;
            /** @example Silva */
            familyName: string | null;
            /** @example null */
            photoPath: string | null;
        };
        Relation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            other: components["schemas"]["RelatedPerson"];
            /**
             * @description What they are to the other person
             * @example reports_to
             * @enum {string}
             */
            kind: "reports_to" | "manages" | "introduced_by" | "introduced" | "works_with" | "partner" | "other";
            /**
             * @description The user's own words between the two names; only of the kind `other`
             * @example null
             */
            words: string | null;
            /**
             * @description The same from the side of the other person
             * @example null
             */
            reverseWords: string | null;
            /**
             * @description All of it
             * @example Reports to Marta Silva
             */
            says: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
        };
        CreateRelation: {
            /**
             * Format: uuid
             * @description Id of the other contact
             */
            otherId: string;
            /**
             * @description What they are to the other person
             * @example reports_to
             * @enum {string}
             */
            kind: "reports_to" | "manages" | "introduced_by" | "introduced" | "works_with" | "partner" | "other";
            /**
             * @description Words between the two names; needed for the kind `other`
             * @example taught
             */
            words?: string | null;
            /**
             * @description The same from the side of the other person; `words` without it
             * @example learned from
             */
            reverseWords?: string | null;
        };
        ContactHealth: {
            /** Format: uuid */
            contactId: string;
            /**
             * @description null without interactions
             * @example 82
             */
            score: number | null;
            /**
             * @description thriving from 75 unless overdue, steady from 50, cooling from 25, at_risk below
             * @example thriving
             * @enum {string}
             */
            status: "thriving" | "steady" | "cooling" | "at_risk" | "no_data";
            /**
             * @description How long ago the last contact was, against the cadence
             * @example 71
             */
            recency: number | null;
            /**
             * @description How many contacts there were, against the cadence
             * @example 100
             */
            frequency: number | null;
            /**
             * @description How they went
             * @example 84
             */
            outcome: number | null;
            /**
             * @example insufficient
             * @enum {string}
             */
            trend: "improving" | "stable" | "declining" | "insufficient";
            /** @description Whether the last outcome was negative */
            needsRepair: boolean;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            lastInteractionAt: string | null;
            /**
             * @description Whole days in UTC
             * @example 45
             */
            daysSinceLast: number | null;
            /**
             * @description The cadence, in days
             * @example 30
             */
            cadenceDays: number;
            /**
             * @description Set by the user, observed in past interactions, or the default of 60 days; only the first makes a contact due
             * @example user
             * @enum {string}
             */
            cadenceSource: "user" | "observed" | "default";
            /**
             * Format: date-time
             * @description Since when the cadence counts; null when it counted all along
             * @example 2026-03-14T09:26:53.589Z
             */
            cadenceSetAt: string | null;
            /**
             * Format: date-time
             * @description One cadence after the last contact, or after the contact was added; after the cadence was set where it would have been late at once. Null where no cadence was chosen
             * @example 2026-03-14T09:26:53.589Z
             */
            nextDueAt: string | null;
            /**
             * @description As the contact has it
             * @example due
             * @enum {string}
             */
            dueState?: "none" | "later" | "planned" | "set_aside" | "repair" | "due";
            /**
             * Format: date-time
             * @description When the next planned interaction is
             * @example 2026-03-14T09:26:53.589Z
             */
            nextPlannedAt: string | null;
            /**
             * @description 0 where no cadence was chosen
             * @example 15
             */
            overdueDays: number;
            /**
             * @description In the last three cadences, or 90 days if that is more
             * @example 3
             */
            interactionsInWindow: number;
            /**
             * @description Why, in sentences, the most telling first
             * @example [
             *       "The last contact was 45 days ago, 15 days past the 30-day cadence you set."
             *     ]
             */
            reasons: string[];
            /**
             * @description Changes when the same interactions would get another score
             * @example 2
             */
            formulaVersion: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            computedAt: string;
        };
        SetCadence: {
            /**
             * @description In days; with null, the contact is not due any more
             * @example 30
             */
            cadenceDays: number | null;
        };
        ContactAction: {
            /**
             * @description Changes when the inputs of its rule change
             * @example R3:0195a000-0000-7000-8000-000000000001:9f2c41d7
             */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * @example R3
             * @enum {string}
             */
            ruleId: "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11";
            /** @example Reach out with a short call */
            title: string;
            /**
             * @description Why, in one sentence
             * @example The next contact is due tomorrow by the 30-day cadence you set.
             */
            reason: string;
            /**
             * @example reach_out
             * @enum {string}
             */
            actionType: "reach_out" | "follow_up" | "repair" | "assess" | "refine" | "prepare" | "complete_profile" | "review";
            /** @example 70 */
            priority: number;
            /**
             * Format: date-time
             * @example 2026-03-15T09:26:53.589Z
             */
            dueAt: string | null;
            /**
             * @example call
             * @enum {string|null}
             */
            channelHint: "call" | "message" | "meeting" | null;
            /**
             * @example [
             *       "reach-out-thread",
             *       "call-two-times"
             *     ]
             */
            tipIds: string[];
            /**
             * @description The inputs of the rule by name
             * @example {
             *       "lastInteractionAt": "2026-02-13T09:26:53.589Z",
             *       "cadenceDays": 30
             *     }
             */
            evidence: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description Where in the product it is done
             * @example /contacts/0195a000-0000-7000-8000-000000000001
             */
            link: string | null;
            /**
             * @example open
             * @enum {string}
             */
            status: "open" | "snoozed" | "done" | "dismissed";
            /**
             * Format: date-time
             * @description Only while snoozed
             * @example null
             */
            snoozedUntil: string | null;
        };
        UpdateAction: {
            /**
             * @description open takes back what was done, dismissed or snoozed
             * @example done
             * @enum {string}
             */
            status: "open" | "snoozed" | "done" | "dismissed";
            /**
             * Format: date-time
             * @description Only with snoozed, and needed there: within the next 30 days
             * @example null
             */
            snoozedUntil?: string | null;
        };
        QuizResponse: {
            /** @example workstyle-ei */
            questionId: components["schemas"]["QuestionId"];
            /** @enum {string} */
            answer: "A" | "B" | "Unsure";
            /**
             * @example medium
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /** @description Given to narrow down a tie of motivation types: a follow-up that counts although its parent is decided */
            narrowing?: boolean;
        };
        QuizComplete: {
            /** Format: uuid */
            contactId: string;
            /**
             * @example INTJ
             * @enum {string}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ";
            /**
             * @example 5
             * @enum {number|null}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 87 */
            mbtiConfidence: number;
            /** @example 80 */
            enneagramConfidence: number;
            /** @example [] */
            mbtiAmbiguousLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @example [
             *       1
             *     ]
             */
            enneagramSecondaryTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @example [
             *       "A strong result."
             *     ]
             */
            notes: string[];
            /** @description The answers; the result must follow from them */
            responses?: components["schemas"]["QuizResponse"][] | null;
        };
        AnswerChange: {
            /** @example workstyle-sn-f1 */
            questionId: string;
            /**
             * @description The answer of the base run; null where it had none
             * @enum {string|null}
             */
            before: "A" | "B" | "Unsure" | null;
            /** @enum {string} */
            answer: "A" | "B" | "Unsure";
        };
        QuizRun: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * @example INTJ
             * @enum {string}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ";
            /** @example 87 */
            mbtiConfidence: number;
            /** @example [] */
            mbtiAmbiguousLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @example 5
             * @enum {number|null}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 80 */
            enneagramConfidence: number;
            /**
             * @example [
             *       1
             *     ]
             */
            enneagramSecondaryTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @description Motivation types tied with `enneagramType`; null without answers
             * @example []
             */
            enneagramCoLeaders: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] | null;
            /**
             * @description Why each open letter is open, by letter; null where the answers are not known
             * @example {
             *       "J": "contradicting"
             *     }
             */
            mbtiOpenReasons: {
                [key: string]: "contradicting" | "no_answer";
            } | null;
            /**
             * @description Why no single motivation type came out; null when one did, or without answers
             * @example null
             * @enum {string|null}
             */
            enneagramOpenReason: "contradicting" | "no_answer" | null;
            /**
             * @example [
             *       "A strong result."
             *     ]
             */
            notes: string[];
            responses: components["schemas"]["QuizResponse"][] | null;
            /**
             * Format: uuid
             * @description The run whose answers this one took over and changed
             * @example null
             */
            baseRunId: string | null;
            /**
             * @example quiz
             * @enum {string|null}
             */
            source: "quiz" | "page" | "change" | "observation" | "writing" | null;
            /** @description What is different from the base run; null without one */
            changes: components["schemas"]["AnswerChange"][] | null;
        };
        BigFiveScores: {
            /** @example 50 */
            openness: number;
            /** @example 50 */
            conscientiousness: number;
            /** @example 50 */
            extraversion: number;
            /** @example 50 */
            agreeableness: number;
            /** @example 50 */
            neuroticism: number;
        };
        HexacoScores: {
            /** @example 50 */
            honestyHumility: number;
        };
        PanasScores: {
            /** @example 50 */
            positiveTotal: number;
            /** @example 50 */
            negativeTotal: number;
        };
        CompleteAssessment: {
            bigFiveScores: components["schemas"]["BigFiveScores"];
            hexacoScores: components["schemas"]["HexacoScores"];
            panasScores: components["schemas"]["PanasScores"];
            /**
             * @description The most pronounced one first
             * @example []
             */
            viaStrengths: string[];
            /** @example {} */
            hoganHpiScores: {
                [key: string]: number;
            };
            /** @example {} */
            hoganHdsScores: {
                [key: string]: number;
            };
            /** @example 75 */
            confidenceScore: number;
        };
        AssessmentResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /**
             * Format: uuid
             * @description The owner
             */
            userProfileId: string;
            /** @example big_five */
            assessmentType: string;
            /** @example workstyle-ei */
            questionId: string;
            /** @example In a group discussion they usually... */
            questionText: string;
            /**
             * @description As it was sent
             * @example A
             */
            responseText: string;
            /**
             * @description What the text means
             * @enum {string}
             */
            selectedOption: "A" | "B" | "Unsure";
            /** @example 50 */
            responseScore: number;
            /**
             * @example medium
             * @enum {string}
             */
            confidenceLevel: "high" | "medium" | "low";
            /** @description Whether it narrows down a tie of motivation types */
            narrowing: boolean;
            /**
             * Format: date-time
             * @description When the question was answered first
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When this answer was given
             * @example 2026-03-14T09:26:53.589Z
             */
            updatedAt: string;
        };
        SaveAssessmentResponse: {
            /** Format: uuid */
            contactId: string;
            /**
             * @description Accepted and ignored: an answer belongs to the user who gives it
             * @example null
             */
            userProfileId?: string | null;
            /**
             * @description Kind of the assessment
             * @example big_five
             * @enum {string}
             */
            assessmentType: "big_five" | "hexaco" | "panas" | "via" | "hogan";
            /**
             * @description A question of the quiz
             * @example workstyle-ei
             */
            questionId: components["schemas"]["QuestionId"];
            /**
             * @description The wording the person saw
             * @example In a group discussion they usually...
             */
            questionText: string;
            /**
             * @description The text of an option of the question is accepted, too
             * @example A
             * @enum {string}
             */
            responseText: "A" | "B" | "Unsure";
            /** @example 50 */
            responseScore: number;
            /**
             * @example medium
             * @enum {string}
             */
            confidenceLevel: "high" | "medium" | "low";
            /**
             * @description Changes an answer that narrows down a tie of motivation types
             * @example false
             */
            narrowing?: boolean;
        };
        GivenAnswer: {
            /** @example workstyle-sn-f1 */
            questionId: components["schemas"]["QuestionId"];
            /** @enum {string} */
            answer: "A" | "B" | "Unsure";
        };
        ChangeAnswers: {
            /**
             * Format: uuid
             * @description Has to be the newest run; null where there is none yet
             */
            baseRunId: string | null;
            /**
             * @example change
             * @enum {string}
             */
            source: "change" | "observation" | "writing";
            /** @description Of several answers to one question, the last one counts */
            changes: components["schemas"]["GivenAnswer"][];
            /**
             * Format: uuid
             * @description The interaction in which it was observed
             */
            interactionId?: string | null;
        };
        SaveObservation: {
            /** @example workstyle-sn-f1 */
            questionId: components["schemas"]["QuestionId"];
            /**
             * @example A
             * @enum {string}
             */
            answer: "A" | "B" | "did_not_come_up";
            /**
             * Format: uuid
             * @description The interaction in which it was observed
             */
            interactionId?: string | null;
        };
        Observation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            contactId: string;
            /** @example workstyle-sn-f1 */
            questionId: string;
            /** @enum {string} */
            answer: "A" | "B" | "did_not_come_up";
            /** Format: uuid */
            interactionId: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The run that the answer became part of; null while it waits for others
             */
            runId: string | null;
        };
        CoachingRecommendation: {
            /** @example extraversion-high-strength */
            id: string;
            /** @example Open the room, then pass the floor */
            title: string;
            /** @example You find it easy to start conversations. */
            content: string;
            /** @enum {string} */
            category: "communication" | "leadership" | "teamwork" | "conflict_resolution" | "stress_management" | "innovation";
            /** @enum {string} */
            recommendationType: "strength_leverage" | "development_area" | "tactical_tip";
            /** @example 65 */
            priorityScore: number;
            /**
             * @description JSON text: inclusive bounds per score; the card is for people within all of them
             * @example {"bigFiveExtraversion":{"min":70}}
             */
            conditions: string;
            /**
             * @description A list of steps, as JSON text
             * @example ["Pick one quieter person.","Ask them first."]
             */
            actionSteps: string | string[];
            /**
             * @description What one could say or write, for cards with a step that asks for it
             * @example You've worked with it for a year. What breaks first?
             */
            sayIt?: string | null;
        };
        PersonalityProfile: {
            /**
             * @example INTJ
             * @enum {string}
             */
            mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ";
            /**
             * @example 5
             * @enum {number}
             */
            enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            /** @example What drives them, and how they judge a result. */
            coreMotivation: string;
            /** @example How they go about their work. */
            workApproach: string;
            /** @example Whom they seek, and what builds their trust. */
            relationshipStyle: string;
            /** @example How to reach them, and what convinces them. */
            communicationStyle: string;
            /** @example How they share work, and which role they take. */
            collaborationPreference: string;
            /** @example What helps them grow. */
            growthDirection: string;
            /** @example What they do first in a conflict, and what settles it. */
            conflictResponse: string;
            /** @example How strain shows, and what restores them. */
            stressResponse: string;
            /**
             * @description Joined by "; "
             * @example first trigger; second trigger; third
             */
            triggers: string;
        };
        GuidanceBasis: {
            /** Format: uuid */
            runId: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            assessedAt: string;
            /**
             * @description How many answers count; null for a result that came without them
             * @example 12
             */
            answers: number | null;
            /** @example 4 */
            interactions: number;
            /** @description Fewer than three interactions */
            firstImpression: boolean;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            reviewDueAt: string;
        };
        GuidanceAxis: {
            /** @enum {string} */
            dimension: "EI" | "SN" | "TF" | "JP";
            /** @enum {string} */
            letter: "E" | "I" | "S" | "N" | "T" | "F" | "J" | "P";
            /** @enum {string} */
            state: "certain" | "open" | "unknown";
            /**
             * @description Certainty
             * @example 0.17
             */
            k: number;
            /** @example open */
            word: string;
            /** @example 3 */
            for: number | null;
            /** @example 2 */
            against: number | null;
            /** @example 1 */
            unsure: number | null;
            /**
             * @example [
             *       "workstyle-ei"
             *     ]
             */
            questionIds: string[];
            /** @description Every question about it was watched for, and it is still open: they do both */
            both: boolean;
        };
        GuidanceMotivation: {
            /** @enum {string} */
            state: "clear" | "tied" | "weak" | "unknown";
            /**
             * @description One type, all that are tied, or none
             * @example [
             *       2,
             *       3,
             *       9
             *     ]
             */
            types: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @example [
             *       3,
             *       9
             *     ]
             */
            secondary: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /** @example 0 */
            k: number;
            /** @example tied */
            word: string;
            /**
             * @example [
             *       "motivation-1"
             *     ]
             */
            questionIds: string[];
        };
        GuidanceText: {
            /**
             * @description null where nothing is known yet
             * @example They plan first and work through it. When you plan with them, give one example, then the idea.
             */
            text: string | null;
            /**
             * @description The tip that ends the text
             * @example [
             *       "N.do"
             *     ]
             */
            tipIds: string[];
        };
        GuidanceProfile: {
            coreMotivation: components["schemas"]["GuidanceText"];
            workApproach: components["schemas"]["GuidanceText"];
            relationshipStyle: components["schemas"]["GuidanceText"];
            communicationStyle: components["schemas"]["GuidanceText"];
            collaborationPreference: components["schemas"]["GuidanceText"];
            growthDirection: components["schemas"]["GuidanceText"];
            conflictResponse: components["schemas"]["GuidanceText"];
            stressResponse: components["schemas"]["GuidanceText"];
            triggers: components["schemas"]["GuidanceText"];
        };
        StatedAnswer: {
            /** @example workstyle-ei-f5 */
            questionId: string;
            /**
             * @example B
             * @enum {string}
             */
            answer: "A" | "B";
            /** @example To sort something out they... */
            question: string;
            /** @example write a message */
            option: string;
        };
        StatedGuidance: {
            preference: components["schemas"]["StatedPreference"];
            /**
             * @description What the estimate would have said; those tips are shown nowhere
             * @example [
             *       "Call and think aloud together."
             *     ]
             */
            instead: string[];
            /** @description What it answers, for POST /api/observations/{contactId}, if the user wants it; null where it answers nothing that is unanswered */
            answers: components["schemas"]["StatedAnswer"] | null;
        };
        NamedCustomValue: {
            /**
             * @description Of the field
             * @example Coffee order
             */
            name: string;
            /**
             * @example text
             * @enum {string}
             */
            kind: "text" | "number" | "date" | "choice" | "yesNo" | "link";
            /**
             * @description As in `customValues`, except of a choice, where it is the name
             * @example Flat white
             */
            value: string | number | boolean;
        };
        TipWords: {
            /**
             * @description With slots such as `{matter}` for what only the user knows
             * @example How do you see {matter}? I'd like to {wish}.
             */
            pattern: string;
            /**
             * @description The same without a matter; null where the pattern needs none
             * @example I'd like to {wish}. Reply here or call me, whichever is easier.
             */
            bare: string | null;
            /** @description The kinds of matter that they can be said about */
            fits: ("work" | "setback" | "first" | "one_to_one")[];
        };
        BasedOn: {
            /** @example 1 of your 12 answers */
            text: string;
            /**
             * @example [
             *       "workstyle-ei"
             *     ]
             */
            questionIds: string[];
        };
        TipMarks: {
            /** @example 0 */
            helped: number;
            /** @example 0 */
            notHelped: number;
        };
        GuidanceTip: {
            /** @example I.do */
            id: string;
            /** @example do 2 */
            slot: string;
            /** @enum {string} */
            kind: "do" | "avoid" | "say_first" | "write" | "decision" | "disagree" | "feedback" | "pressure" | "keep_in_touch";
            /** @example Send your question the day before. */
            text: string;
            words?: components["schemas"]["TipWords"] | null;
            /**
             * @deprecated
             * @description Always null; `words` has taken its place
             */
            pattern: string | null;
            /**
             * @description A small illustration with facts of its own, never words to send
             * @example On Monday you write: which date worries you most? On Tuesday they bring an answer.
             */
            scene: string | null;
            /** @description The letter is open; the text works with either */
            eitherWay: boolean;
            dependsOn: ("EI" | "SN" | "TF" | "JP" | "motivation")[];
            /**
             * @description 3 changes what you do, 2 sharpens it, 1 is manners
             * @example 3
             */
            strength: number;
            /**
             * @description Certainty
             * @example 1
             */
            k: number;
            /**
             * @description Strength times certainty times help
             * @example 3
             */
            rank: number;
            /**
             * @example message
             * @enum {string|null}
             */
            channel: "call" | "message" | "meeting" | null;
            /** @enum {string} */
            situation: "meeting" | "writing" | "conflict" | "silence";
            basedOn: components["schemas"]["BasedOn"];
            feedback: components["schemas"]["TipMarks"];
        };
        Split: {
            /**
             * @example [
             *       2,
             *       3,
             *       9
             *     ]
             */
            types: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /** @example If helping leads, thank them; if calm leads, wait. */
            text: string;
        };
        WatchFor: {
            /** @example workstyle-sn-f1 */
            questionId: string;
            /**
             * @description What the answer helps to settle
             * @example SN
             * @enum {string|null}
             */
            about: "EI" | "SN" | "TF" | "JP" | "motivation" | null;
            /** @example Next time you hear them explain something… */
            prompt: string;
            /**
             * @description The same as a short question
             * @example Do they explain by example or by idea?
             */
            question: string | null;
            /** @example They started with a recent example */
            optionA: string;
            /** @example They started with the main idea */
            optionB: string;
        };
        KitItem: {
            /** @example workstyle-sn-f1 */
            questionId: string;
            /**
             * @description What the answer helps to settle
             * @example SN
             * @enum {string|null}
             */
            about: "EI" | "SN" | "TF" | "JP" | "motivation" | null;
            /** @example Next time you hear them explain something… */
            prompt: string;
            /**
             * @description The same as a short question
             * @example Do they explain by example or by idea?
             */
            question: string | null;
            /** @example They started with a recent example */
            optionA: string;
            /** @example They started with the main idea */
            optionB: string;
            /**
             * @description A question for them; either answer is fine
             * @example Should we talk it through now, or would you rather read it first?
             */
            ask: string;
        };
        WorkedTip: {
            /** @example I.do */
            tipId: string;
            /** @example Send your question the day before. */
            text: string;
            /**
             * @description In how many interactions
             * @example 3
             */
            used: number;
            /**
             * @description How many of them went well
             * @example 2
             */
            wentWell: number;
        };
        BriefingLine: {
            /** @enum {string} */
            part: "open_with" | "tell" | "ask" | "if_they_object" | "do" | "avoid" | "if_tense" | "still_open" | "watch_for" | "how_sure";
            /** @example Send your question the day before. */
            text: string;
            words?: components["schemas"]["TipWords"] | null;
            /**
             * @deprecated
             * @description Always null; `words` has taken its place
             */
            pattern: string | null;
            /**
             * @description null where the line is no tip
             * @example I.do
             */
            tipId: string | null;
        };
        Briefing: {
            /** @description What the briefing is, and what comes on top of it: `repair`, `overdue` */
            states: ("objected" | "not_assessed" | "stale" | "weak" | "ready" | "repair" | "overdue")[];
            lines: components["schemas"]["BriefingLine"][];
        };
        YouCard: {
            /** @enum {string} */
            card: "bridge" | "blind_spot" | "driver" | "watch_out" | "strength";
            /**
             * @example EI
             * @enum {string|null}
             */
            axis: "EI" | "SN" | "TF" | "JP" | null;
            /** @example You answer right away; they answer tomorrow. */
            text: string;
        };
        OwnSide: {
            /** @enum {string} */
            dimension: "EI" | "SN" | "TF" | "JP";
            /**
             * @description null where the score is in the middle, contradicts another score, or is not known
             * @example E
             * @enum {string|null}
             */
            side: "E" | "I" | "S" | "N" | "T" | "F" | "J" | "P" | null;
            /**
             * @description 100 is E, N, F or J; null where the user has not answered
             * @example 80
             */
            score: number | null;
        };
        Guidance: {
            /** Format: uuid */
            contactId: string;
            /** @example 1 */
            libraryVersion: string;
            /**
             * @description `not_assessed` has tips that work with anyone; `objected` has none
             * @enum {string}
             */
            state: "objected" | "not_assessed" | "ready";
            basis: components["schemas"]["GuidanceBasis"] | null;
            axes: components["schemas"]["GuidanceAxis"][];
            motivation: components["schemas"]["GuidanceMotivation"] | null;
            profile: components["schemas"]["GuidanceProfile"] | null;
            /** @description What the contact said they like, which stands above every estimate */
            stated?: components["schemas"]["StatedGuidance"][];
            /** @description What they are to other contacts */
            relations?: components["schemas"]["Relation"][];
            /** @description Values of your own fields that briefings show, in your order */
            customFields?: components["schemas"]["NamedCustomValue"][];
            /** @description By kind, the highest rank first */
            tips: components["schemas"]["GuidanceTip"][];
            /** @description What to do for each of two or three tied types */
            split: components["schemas"]["Split"] | null;
            /** @description What to watch for next; null where nothing is open or all was asked lately */
            observe: components["schemas"]["WatchFor"] | null;
            /** @description What to notice when you first meet; only as long as nothing is known */
            kit?: components["schemas"]["KitItem"][];
            /** @description Whether a label says that they are a candidate, so no estimate is made or used */
            candidate?: boolean;
            /** @description What was tried with them and how often that went well, the most used first */
            worked?: components["schemas"]["WorkedTip"][];
            briefing: components["schemas"]["Briefing"];
            /** @description About the user together with the contact */
            you: components["schemas"]["YouCard"][];
            /** @description Where the user is on each axis; null as long as they have not assessed themselves */
            own: components["schemas"]["OwnSide"][] | null;
        };
        Attendee: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /**
             * @description Only of `assessed` an estimate is used
             * @enum {string}
             */
            state: "assessed" | "not_assessed" | "candidate" | "objected";
            /**
             * @description What they need, in one line; null where nothing is certain enough, where it goes against what they said they like, and where fewer than two are assessed
             * @example Send your question the day before.
             */
            need: string | null;
            /**
             * @description The tip that it is
             * @example I.do
             */
            tipId: string | null;
            /** @description What they said they like, which stands above every estimate */
            told: components["schemas"]["StatedPreference"][];
            /** @description What they are to other contacts */
            relations: components["schemas"]["Relation"][];
            /** @description Values of your own fields that briefings show, in your order */
            customFields?: components["schemas"]["NamedCustomValue"][];
            /** @description What is promised and asked with them and not done, the soonest due first */
            promises: components["schemas"]["Commitment"][];
        };
        CommonGround: {
            /**
             * @example EI
             * @enum {string}
             */
            axis: "EI" | "SN" | "TF" | "JP";
            /** @example 4 of 5 like it in writing first. */
            text: string;
        };
        GroupConflict: {
            /**
             * @example EI
             * @enum {string}
             */
            axis: "EI" | "SN" | "TF" | "JP";
            /** @example Send the question the day before; let Dana think aloud first. */
            text: string;
            /** @description Whom it looks after */
            contactIds: string[];
        };
        MeetingGuidance: {
            /** Format: uuid */
            meetingId: string;
            /** @example 4 */
            libraryVersion: string;
            people: components["schemas"]["Attendee"][];
            /** @description What most have in common, from certain letters; empty for fewer than two assessed */
            common: components["schemas"]["CommonGround"][];
            /** @description What to do where they differ; empty for fewer than two assessed */
            conflicts: components["schemas"]["GroupConflict"][];
        };
        SaveTipFeedback: {
            /**
             * Format: uuid
             * @description The interaction the tip was for
             */
            interactionId: string;
            /**
             * @description null for a tip that was not used
             * @example true
             */
            helped: boolean | null;
        };
        TipFeedback: {
            /**
             * Format: uuid
             * @description The interaction the tip was for
             */
            interactionId: string;
            /**
             * @description null for a tip that was not used
             * @example true
             */
            helped: boolean | null;
            /** Format: uuid */
            contactId: string;
            /** @example I.do */
            tipId: string;
        };
        TodayPerson: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /** @example Ada */
            givenName?: string | null;
            /** @example Lovelace */
            familyName?: string | null;
            /** @example null */
            photoPath: string | null;
        };
        Told: {
            /**
             * Format: uuid
             * @description Id of a contact
             */
            contactId: string;
            /** @example Grace Hopper */
            displayName: string;
            /**
             * @description What they said, in the order of the kinds
             * @example [
             *       "Email first, never call",
             *       "Not before 10:00"
             *     ]
             */
            says: string[];
            /** @description What `says` has in words */
            stated: components["schemas"]["StatedPreference"][];
        };
        TodayMeeting: {
            person: components["schemas"]["TodayPerson"];
            /** Format: uuid */
            interactionId: string;
            /**
             * @example meeting
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Budget for the spring */
            description: string | null;
            /**
             * @description In minutes
             * @example 25
             */
            duration: number | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate: string;
            /** @example null */
            meeting: components["schemas"]["InteractionMeeting"] | null;
            /** @description What the people said they like */
            told?: components["schemas"]["Told"][];
            /**
             * @example today
             * @enum {string}
             */
            day: "today" | "tomorrow";
        };
        TodayFollowUp: {
            person: components["schemas"]["TodayPerson"];
            /** Format: uuid */
            interactionId: string;
            /**
             * @description For PATCH /api/actions/{contactId}/{actionId}
             * @example R3:0195a000-0000-7000-8000-000000000001:9f2c41d7
             */
            actionId: string;
            /** @example Send the figures */
            title: string;
            /** @example Promised to Ada Lovelace in the call on Monday. */
            reason: string;
            /**
             * Format: date
             * @description The day it is promised for
             * @example 2026-03-14
             */
            followUpAt: string;
            /**
             * @description Whole days since then
             * @example 1
             */
            daysLate: number;
        };
        StatedHours: {
            /**
             * @description Days on which they are not to be reached
             * @example [
             *       "friday"
             *     ]
             */
            notOn: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[] | null;
            /**
             * @description Not before this hour, in their time zone
             * @example 10:00
             */
            from: string | null;
            /**
             * @description Not after this hour, in their time zone
             * @example 16:00
             */
            until: string | null;
            /**
             * Format: date
             * @description The day on which they are back
             * @example 2026-12-03
             */
            awayUntil: string | null;
        };
        TodayReach: {
            /**
             * @description In words
             * @example [
             *       "Email first, never call",
             *       "Not before 10:00"
             *     ]
             */
            says: string[];
            /** @description What `says` has in words */
            stated: components["schemas"]["StatedPreference"][];
            /**
             * @description The most welcome way first, without those that they never want; null where they said nothing about it
             * @example [
             *       "email",
             *       "video",
             *       "message",
             *       "inPerson"
             *     ]
             */
            ways: ("call" | "video" | "email" | "message" | "inPerson")[] | null;
            hours: components["schemas"]["StatedHours"] | null;
            /** @example +41795550124 */
            primaryPhone: string | null;
            /**
             * @description As in a contact
             * @example null
             */
            callNumbers: {
                [key: string]: string;
            } | null;
            /** @example Europe/Zurich */
            timeZone: string | null;
        };
        TodayDue: {
            person: components["schemas"]["TodayPerson"];
            /**
             * @description For PATCH /api/actions/{contactId}/{actionId}
             * @example R3:0195a000-0000-7000-8000-000000000001:9f2c41d7
             */
            actionId: string;
            /**
             * @description repair after a contact that went badly, overdue before today, or due today
             * @example overdue
             * @enum {string}
             */
            kind: "repair" | "overdue" | "due";
            /** @example 80 days since your message, 50 past your 30-day cadence. */
            reason: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            dueAt: string;
            /** @description How they said they want to be reached, and when; null where they said neither */
            reach?: components["schemas"]["TodayReach"] | null;
        };
        TodayDate: {
            person: components["schemas"]["TodayPerson"];
            /**
             * Format: uuid
             * @description The field
             */
            fieldId: string;
            /**
             * @description Its name
             * @example Contract ends
             */
            label: string;
            /**
             * Format: date
             * @description When it is next
             * @example 2026-03-14
             */
            day: string;
            /** @example 3 */
            daysAhead: number;
        };
        TodayNext: {
            person: components["schemas"]["TodayPerson"];
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            dueAt: string;
        };
        TodayObservation: {
            person: components["schemas"]["TodayPerson"];
            watchFor: components["schemas"]["WatchFor"];
        };
        TodayMet: {
            person: components["schemas"]["TodayPerson"];
            /** Format: uuid */
            interactionId: string;
            /**
             * @example call
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Budget for the spring */
            description: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate: string;
        };
        TodayKnownLeast: {
            person: components["schemas"]["TodayPerson"];
            /**
             * @description Not assessed yet, or no email, phone, or link is stored
             * @example assess
             * @enum {string}
             */
            kind: "assess" | "complete_profile";
            /** @example Four interactions, no assessment yet. It takes about two minutes. */
            reason: string;
        };
        Today: {
            /**
             * Format: date
             * @description Today in the time zone
             * @example 2026-03-14
             */
            date: string;
            /** @description Planned until the end of tomorrow */
            meetings: components["schemas"]["TodayMeeting"][];
            /** @description Meetings of the last month that have begun and are not said to be held */
            begun: components["schemas"]["Meeting"][];
            /** @description Planned in the 14 days after tomorrow, the soonest first; 100 at most */
            ahead?: components["schemas"]["Meeting"][];
            /** @description Promised for today or earlier */
            followUps: components["schemas"]["TodayFollowUp"][];
            /** @description Promised or asked, either way, and due within a week or without a day; the soonest first */
            commitments?: components["schemas"]["OpenCommitment"][];
            /** @description What went badly first, then the longest overdue; about 30 at most */
            due: components["schemas"]["TodayDue"][];
            /**
             * @description How many are due, as the list counts them; counted up to 1,000
             * @example 4
             */
            dueCount: number;
            /**
             * @description Whether everyone who is not due has a cadence that was chosen and has not passed
             * @example false
             */
            othersWithinCadence?: boolean;
            /**
             * @description Whether there is something to show of GET /api/first-steps
             * @example false
             */
            firstSteps?: boolean;
            /** @description Dates in your own fields that are today, tomorrow, in three days, or in a week, the soonest first; of yearly ones, the next time */
            dates?: components["schemas"]["TodayDate"][];
            /** @description The next two who are due after today */
            next: components["schemas"]["TodayNext"][];
            /** @description What to watch for; the first one is that of the day */
            observe: components["schemas"]["TodayObservation"][];
            /** @description The latest first, four at most */
            recent: components["schemas"]["TodayMet"][];
            /** @description Two at most */
            knownLeast: components["schemas"]["TodayKnownLeast"][];
        };
        NextMeeting: {
            person: components["schemas"]["TodayPerson"];
            /** @description Whether there is an estimate of this person */
            assessed: boolean;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            at: string;
            /**
             * @example meeting
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Budget for the spring */
            title: string | null;
            /**
             * Format: uuid
             * @description Of the meeting that it is part of
             * @example null
             */
            meetingId: string | null;
        };
        NextMeetingAnswer: {
            /** @description Null where nothing is planned within two weeks */
            next: components["schemas"]["NextMeeting"] | null;
        };
        DueInWeek: {
            /**
             * Format: date
             * @description Today in the first week, Monday in the others
             * @example 2026-03-16
             */
            from: string;
            /**
             * Format: date
             * @description Sunday
             * @example 2026-03-22
             */
            to: string;
            /** @example 3 */
            count: number;
        };
        DueByWeek: {
            /**
             * @description Due before today
             * @example 3
             */
            overdue: number;
            /** @description This week and the eleven after it */
            weeks: components["schemas"]["DueInWeek"][];
            /**
             * @description Due after the last of them
             * @example 3
             */
            later: number;
        };
        InteractionCounts: {
            /** @example 3 */
            call: number;
            /** @example 3 */
            meeting: number;
            /** @example 3 */
            email: number;
            /** @example 3 */
            message: number;
            /** @example 3 */
            event: number;
            /** @example 3 */
            note: number;
        };
        MonthOfInteractions: {
            /** @example 2026-03 */
            month: string;
            /** @example 18 */
            total: number;
            byType: components["schemas"]["InteractionCounts"];
        };
        InteractionsByMonth: {
            /** @description This month and the eleven before it, the oldest first */
            months: components["schemas"]["MonthOfInteractions"][];
        };
        EstimatesOfCertainty: {
            /**
             * @description open: the answers name no motivation type
             * @example fair
             * @enum {string}
             */
            certainty: "strong" | "consistent" | "close_call" | "fair" | "mixed" | "low" | "open";
            /** @example 3 */
            workStyle: number;
            /** @example 3 */
            motivation: number;
        };
        EstimatesByCertainty: {
            /**
             * @description Contacts with an estimate
             * @example 3
             */
            estimated: number;
            /**
             * @description Contacts without one
             * @example 3
             */
            withoutEstimate: number;
            /** @description Every certainty once, the surest first */
            certainties: components["schemas"]["EstimatesOfCertainty"][];
        };
        ResponsibleUse: {
            /**
             * @description Which text was accepted
             * @example 1
             */
            version: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            acknowledgedAt: string;
        };
        UserProfile: {
            /** @example 50 */
            bigFiveOpenness: number | null;
            /** @example 50 */
            bigFiveConscientiousness: number | null;
            /** @example 50 */
            bigFiveExtraversion: number | null;
            /** @example 50 */
            bigFiveAgreeableness: number | null;
            /** @example 50 */
            bigFiveNeuroticism: number | null;
            /** @example 50 */
            hexacoHonestyHumility: number | null;
            /** @example 50 */
            panasPositiveAffect: number | null;
            /** @example 50 */
            panasNegativeAffect: number | null;
            /** @example 50 */
            viaWisdom: number | null;
            /** @example 50 */
            viaCourage: number | null;
            /** @example 50 */
            viaLove: number | null;
            /** @example 50 */
            hoganAdjustment: number | null;
            /** @example 50 */
            hoganAmbition: number | null;
            /** @example 50 */
            hoganSociability: number | null;
            /**
             * @description The answers behind the scores; null where they are not known
             * @example {
             *       "openness": "A",
             *       "courage": "Unsure",
             *       "courage-f1": "B"
             *     }
             */
            answers: {
                [key: string]: "A" | "B" | "Unsure";
            } | null;
            /**
             * @description The scores whose question was answered; any other is the middle that stands for no answer. Null where that is not known
             * @example [
             *       "bigFiveOpenness",
             *       "viaCourage"
             *     ]
             */
            answeredScores: ("bigFiveOpenness" | "bigFiveConscientiousness" | "bigFiveExtraversion" | "bigFiveAgreeableness" | "bigFiveNeuroticism" | "hexacoHonestyHumility" | "panasPositiveAffect" | "panasNegativeAffect" | "viaWisdom" | "viaCourage" | "viaLove" | "hoganAdjustment" | "hoganAmbition" | "hoganSociability")[] | null;
            /** Format: uuid */
            id: string;
            /** @example grace@example.com */
            email: string | null;
            assessmentComplete: boolean;
            /** @example 2.0 */
            assessmentVersion: string | null;
            responsibleUse: components["schemas"]["ResponsibleUse"] | null;
            /**
             * @description Whether DELETE /api/user removes the account at the auth service too
             * @example true
             */
            accountRemovable: boolean | null;
        };
        AcknowledgeResponsibleUse: {
            /**
             * @description Which text was shown
             * @example 1
             */
            version: string;
        };
        SaveOwnPhoto: {
            /**
             * @description Where the photo is; null for none
             * @example https://example.com/ada.jpg
             */
            address: string | null;
        };
        OwnPhoto: {
            /**
             * @description Below the origin of the API; null while there is no photo
             * @example null
             */
            photoPath: string | null;
        };
        DeletedUser: {
            /** @description Whether the account at the auth service is gone too; the data is in any case */
            accountDeleted: boolean;
        };
        UserScores: {
            /** @example 50 */
            bigFiveOpenness: number | null;
            /** @example 50 */
            bigFiveConscientiousness: number | null;
            /** @example 50 */
            bigFiveExtraversion: number | null;
            /** @example 50 */
            bigFiveAgreeableness: number | null;
            /** @example 50 */
            bigFiveNeuroticism: number | null;
            /** @example 50 */
            hexacoHonestyHumility: number | null;
            /** @example 50 */
            panasPositiveAffect: number | null;
            /** @example 50 */
            panasNegativeAffect: number | null;
            /** @example 50 */
            viaWisdom: number | null;
            /** @example 50 */
            viaCourage: number | null;
            /** @example 50 */
            viaLove: number | null;
            /** @example 50 */
            hoganAdjustment: number | null;
            /** @example 50 */
            hoganAmbition: number | null;
            /** @example 50 */
            hoganSociability: number | null;
            /**
             * @description The answers behind the scores; null where they are not known
             * @example {
             *       "openness": "A",
             *       "courage": "Unsure",
             *       "courage-f1": "B"
             *     }
             */
            answers: {
                [key: string]: "A" | "B" | "Unsure";
            } | null;
            /**
             * @description The scores whose question was answered; any other is the middle that stands for no answer. Null where that is not known
             * @example [
             *       "bigFiveOpenness",
             *       "viaCourage"
             *     ]
             */
            answeredScores: ("bigFiveOpenness" | "bigFiveConscientiousness" | "bigFiveExtraversion" | "bigFiveAgreeableness" | "bigFiveNeuroticism" | "hexacoHonestyHumility" | "panasPositiveAffect" | "panasNegativeAffect" | "viaWisdom" | "viaCourage" | "viaLove" | "hoganAdjustment" | "hoganAmbition" | "hoganSociability")[] | null;
            assessmentComplete: boolean;
        };
        SaveUserPersonality: {
            /** @example 50 */
            bigFiveOpenness: number;
            /** @example 50 */
            bigFiveConscientiousness: number;
            /** @example 50 */
            bigFiveExtraversion: number;
            /** @example 50 */
            bigFiveAgreeableness: number;
            /** @example 50 */
            bigFiveNeuroticism: number;
            /** @example 50 */
            hexacoHonestyHumility: number;
            /** @example 50 */
            panasPositiveAffect: number;
            /** @example 50 */
            panasNegativeAffect: number;
            /** @example 50 */
            viaWisdom: number;
            /** @example 50 */
            viaCourage: number;
            /** @example 50 */
            viaLove: number;
            /** @example 50 */
            hoganAdjustment: number;
            /** @example 50 */
            hoganAmbition: number;
            /** @example 50 */
            hoganSociability: number;
            /** @enum {boolean} */
            assessmentComplete: true;
            /** @enum {string} */
            assessmentVersion: "2.0";
            /**
             * @description The answers behind the scores by question id; without them it is not known what was answered
             * @example {
             *       "openness": "A",
             *       "courage": "Unsure",
             *       "courage-f1": "B"
             *     }
             */
            answers?: {
                [key: string]: "A" | "B" | "Unsure";
            } | null;
        };
        AccessToken: {
            /** Format: uuid */
            id: string;
            /**
             * @description What the token is for
             * @example Phone book sync
             */
            name: string;
            /**
             * @description How the token begins
             * @example rapport_pat_4fT9
             */
            prefix: string;
            /** @description What it allows */
            scopes: ("contacts:read" | "contacts:write" | "interactions" | "meetings" | "guidance:read" | "export")[];
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working
             * @example 2026-03-14T09:26:53.589Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When a call last came with it, to the minute; null for never
             * @example 2026-03-14T09:26:53.589Z
             */
            lastUsedAt: string | null;
        };
        CreateAccessToken: {
            /**
             * @description What the token is for
             * @example Phone book sync
             */
            name: string;
            /**
             * @description What it allows; none includes another one
             * @example [
             *       "contacts:read"
             *     ]
             */
            scopes: ("contacts:read" | "contacts:write" | "interactions" | "meetings" | "guidance:read" | "export")[];
            /**
             * @description In how many days it stops working; 90 unless given
             * @example 90
             */
            expiresInDays?: number | null;
        };
        NewAccessToken: {
            /** Format: uuid */
            id: string;
            /**
             * @description What the token is for
             * @example Phone book sync
             */
            name: string;
            /**
             * @description How the token begins
             * @example rapport_pat_4fT9
             */
            prefix: string;
            /** @description What it allows */
            scopes: ("contacts:read" | "contacts:write" | "interactions" | "meetings" | "guidance:read" | "export")[];
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working
             * @example 2026-03-14T09:26:53.589Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When a call last came with it, to the minute; null for never
             * @example 2026-03-14T09:26:53.589Z
             */
            lastUsedAt: string | null;
            /**
             * @description Sent by the program as `Authorization: Bearer`; shown only once
             * @example rapport_pat_and-38-further-characters
             */
            token: string;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            /**
             * @description What receives it
             * @example CRM
             */
            name: string;
            /**
             * Format: uri
             * @description https on port 443 at a public address; redirects are not followed
             * @example https://crm.example.com/hooks/rapport
             */
            address: string;
            /** @description Of what it tells: `contacts` (also labels, views, stated preferences, and relations), `interactions` (also commitments), `meetings` */
            events: ("contacts" | "interactions" | "meetings")[];
            /** @description Whether events are sent */
            enabled: boolean;
            /**
             * @description Why it was turned off: the receiver answered 410, or took nothing for a day; null where a person did it
             * @example null
             * @enum {string|null}
             */
            offReason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When that was
             * @example null
             */
            offAt: string | null;
            /**
             * Format: date-time
             * @description Since when the receiver has taken nothing; null where it takes what is sent
             * @example null
             */
            failingSince: string | null;
            /**
             * @description Events that wait to be sent; up to 200, more wait in the feed of changes
             * @example 0
             */
            waiting: number;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
        };
        CreateWebhook: {
            /**
             * @description What receives it
             * @example CRM
             */
            name: string;
            /**
             * Format: uri
             * @description https on port 443 at a public address; redirects are not followed
             * @example https://crm.example.com/hooks/rapport
             */
            address: string;
            /**
             * @description Of what it tells: `contacts` (also labels, views, stated preferences, and relations), `interactions` (also commitments), `meetings`
             * @example [
             *       "contacts"
             *     ]
             */
            events: ("contacts" | "interactions" | "meetings")[];
        };
        NewWebhook: {
            /** Format: uuid */
            id: string;
            /**
             * @description What receives it
             * @example CRM
             */
            name: string;
            /**
             * Format: uri
             * @description https on port 443 at a public address; redirects are not followed
             * @example https://crm.example.com/hooks/rapport
             */
            address: string;
            /** @description Of what it tells: `contacts` (also labels, views, stated preferences, and relations), `interactions` (also commitments), `meetings` */
            events: ("contacts" | "interactions" | "meetings")[];
            /** @description Whether events are sent */
            enabled: boolean;
            /**
             * @description Why it was turned off: the receiver answered 410, or took nothing for a day; null where a person did it
             * @example null
             * @enum {string|null}
             */
            offReason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When that was
             * @example null
             */
            offAt: string | null;
            /**
             * Format: date-time
             * @description Since when the receiver has taken nothing; null where it takes what is sent
             * @example null
             */
            failingSince: string | null;
            /**
             * @description Events that wait to be sent; up to 200, more wait in the feed of changes
             * @example 0
             */
            waiting: number;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * @description Key that signs each message as Standard Webhooks defines; shown only once
             * @example whsec_and-44-further-characters
             */
            secret: string;
        };
        ChangeWebhook: {
            /**
             * @description What receives it
             * @example CRM
             */
            name?: string;
            /**
             * Format: uri
             * @description https on port 443 at a public address; redirects are not followed
             * @example https://crm.example.com/hooks/rapport
             */
            address?: string;
            /**
             * @description Of what it tells: `contacts` (also labels, views, stated preferences, and relations), `interactions` (also commitments), `meetings`
             * @example [
             *       "contacts"
             *     ]
             */
            events?: ("contacts" | "interactions" | "meetings")[];
            /**
             * @description Turned on again, it goes on where it stopped, as far as changes are kept (30 days)
             * @example true
             */
            enabled?: boolean;
        };
        WebhookSecret: {
            /**
             * @description Key that signs each message; shown only once
             * @example whsec_and-44-further-characters
             */
            secret: string;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The `webhook-id` of each attempt
             */
            id: string;
            /**
             * @description The kind and change of `GET /api/changes`, or `test`
             * @example contact.changed
             */
            type: string;
            /**
             * Format: date-time
             * @description When it happened
             * @example 2026-03-14T09:26:53.589Z
             */
            happenedAt: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @example 1 */
            attempts: number;
            /**
             * Format: date-time
             * @description The last attempt
             * @example 2026-03-14T09:26:53.589Z
             */
            triedAt: string | null;
            /**
             * Format: date-time
             * @description When it is tried again, while it waits
             * @example null
             */
            nextTryAt: string | null;
            /**
             * @description The status of the last answer
             * @example 204
             */
            status: number | null;
            /**
             * @description Why the last attempt failed
             * @example null
             * @enum {string|null}
             */
            failure: "refused" | "unreachable" | "tooSlow" | "redirect" | "gone" | "status" | null;
            /**
             * @description The beginning of an answer that was not a 2xx, up to 200 characters
             * @example null
             */
            excerpt: string | null;
            /**
             * @description How long the last attempt took, in milliseconds
             * @example 84
             */
            tookMs: number | null;
        };
        AddressBookCollection: {
            /** Format: uuid */
            id: string;
            /** @example Contacts */
            name: string;
            /** @description Whether the user may write there */
            mayWrite: boolean;
            /** @description Whether its cards are synced */
            chosen: boolean;
        };
        AddressBookCalendar: {
            /**
             * Format: uuid
             * @description Also of the calendar in GET /api/calendars, if it is chosen
             */
            id: string;
            /** @example Work */
            name: string;
            /** @description Whether its events with a contact become meetings */
            chosen: boolean;
            /**
             * Format: date-time
             * @description When it was last read
             * @example 2026-03-14T09:26:53.589Z
             */
            readAt: string | null;
            /**
             * @description Why the last attempt to read it failed
             * @example null
             * @enum {string|null}
             */
            failure: "refused" | "notFound" | "unreachable" | "tooSlow" | "tooLarge" | "notCalendar" | "certificate" | "wrongPassword" | "appPassword" | "noPassword" | "moved" | "key" | "other" | null;
            /**
             * Format: date-time
             * @description Since when it has failed
             * @example null
             */
            failingSince: string | null;
        };
        AddressBook: {
            /** Format: uuid */
            id: string;
            /** @example https://cloud.example.com/ */
            address: string;
            /** @example ada */
            userName: string;
            /** @description Whether changes in Rapport are written to the server, too */
            twoWay: boolean;
            /**
             * @description Contacts with one of these labels get a card on the server; all contacts if there are none
             * @example []
             */
            labelIds: string[];
            collections: components["schemas"]["AddressBookCollection"][];
            /** @description The calendars that were found in the account. They are only read. */
            calendars: components["schemas"]["AddressBookCalendar"][];
            /** @description Whether a sync is under way, or about to begin */
            syncing: boolean;
            /**
             * @description Cards that this sync has looked at
             * @example 0
             */
            done: number | null;
            /**
             * @description Cards that this sync looks at
             * @example 0
             */
            total: number | null;
            /**
             * Format: date-time
             * @description When the last sync succeeded
             * @example 2026-03-14T09:26:53.589Z
             */
            syncedAt: string | null;
            /**
             * @description Why the last sync failed
             * @example null
             * @enum {string|null}
             */
            failure: "google" | "address" | "refused" | "unreachable" | "tooSlow" | "certificate" | "wrongPassword" | "appPassword" | "noPassword" | "forbidden" | "notFound" | "moved" | "notDav" | "tooLarge" | "full" | "busy" | "key" | "other" | null;
            /**
             * Format: date-time
             * @description Since when it has failed
             * @example null
             */
            failingSince: string | null;
            /**
             * @description Where the server sends to, if the failure is `moved`
             * @example null
             */
            movedTo: string | null;
            /**
             * @description Cards that have a contact
             * @example 0
             */
            linked: number;
            /**
             * @description Questions that wait for an answer
             * @example 0
             */
            questions: number;
            /**
             * @description Cards that are not in step, or only in part
             * @example 0
             */
            problems: number;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
        };
        ConnectAddressBook: {
            /**
             * @description The address of the server, or an email address at iCloud or Fastmail
             * @example https://cloud.example.com
             */
            address: string;
            /**
             * @description User name
             * @example ada
             */
            userName: string;
            /**
             * @description Stored encrypted, and never returned. Some providers want an app password.
             * @example app-password
             */
            password: string;
        };
        ChangeAddressBook: {
            /**
             * @description Stored encrypted, and never returned. Some providers want an app password.
             * @example app-password
             */
            password?: string;
            /**
             * @description Whether changes in Rapport are written to the server, too
             * @example true
             */
            twoWay?: boolean;
            /**
             * @description Contacts with one of these labels get a card on the server; all contacts if there are none
             * @example []
             */
            labelIds?: string[];
            /**
             * @description The address books to sync. What is left out stays as it is on both sides, without a sync.
             * @example []
             */
            collectionIds?: string[];
            /**
             * @description The calendars to read. What is left out is removed with its planned meetings.
             * @example []
             */
            calendarIds?: string[];
            /**
             * @description An IANA time zone; UTC unless given
             * @example Europe/Berlin
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
        };
        FoundCard: {
            /** @example Ada Lovelace */
            name: string;
            /** @example null */
            organizationName: string | null;
            /**
             * @example [
             *       "ada@example.com"
             *     ]
             */
            emails: string[];
            /** @example [] */
            phones: string[];
            /**
             * @description What alone makes the match with the only contact certain
             * @example [
             *       "email"
             *     ]
             */
            sameBy: ("profile" | "email" | "phone")[];
        };
        CardContact: {
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            displayName: string;
            /** @example Analytical Engines Ltd */
            organizationName: string | null;
            /** @example ada@example.com */
            primaryEmail: string | null;
            /** @example null */
            primaryPhone: string | null;
        };
        CardConflict: {
            /**
             * @example organizationTitle
             * @enum {string}
             */
            field: "name" | "organizationName" | "department" | "organizationTitle" | "birthday" | "pinnedNote" | "nickname" | "pronouns" | "spokenName" | "timeZone" | "photo" | "emails" | "phones" | "links" | "addresses" | "languages" | "handles" | "dates" | "labels";
            /**
             * @description In Rapport
             * @example Head of Programming
             */
            contact: string;
            /**
             * @description On the server
             * @example Director
             */
            card: string;
        };
        CardQuestion: {
            /** Format: uuid */
            id: string;
            /**
             * @description `match`: it may be one of `contacts`; `conflict`: `fields` changed on both sides; `deletion`: it was deleted there, and the contact has more than the card
             * @enum {string}
             */
            kind: "match" | "conflict" | "deletion";
            /** @description Whether it matches one contact by email, phone, or profile alone, and no other card does */
            certain: boolean;
            /** @description With `match` */
            card: components["schemas"]["FoundCard"] | null;
            contacts: components["schemas"]["CardContact"][];
            fields: components["schemas"]["CardConflict"][];
        };
        AcceptMatches: {
            /**
             * @description The questions with `certain` that the user has looked at; others stay open
             * @example []
             */
            questionIds: string[];
        };
        CardChoice: {
            /**
             * @example organizationTitle
             * @enum {string}
             */
            field: "name" | "organizationName" | "department" | "organizationTitle" | "birthday" | "pinnedNote" | "nickname" | "pronouns" | "spokenName" | "timeZone" | "photo" | "emails" | "phones" | "links" | "addresses" | "languages" | "handles" | "dates" | "labels";
            /**
             * @example contact
             * @enum {string}
             */
            side: "contact" | "card";
        };
        AnswerCardQuestion: {
            /**
             * @description About a match: `same` with `contactId`, `different` to add a contact, or `leave` the card alone. About a conflict: `choose` with `choices`. About a deletion: `delete` the contact, too, or `keep` it.
             * @example different
             * @enum {string}
             */
            decision: "same" | "different" | "leave" | "choose" | "delete" | "keep";
            /**
             * Format: uuid
             * @description With `same`: one of the contacts of the question
             */
            contactId?: string | null;
            /** @description With `choose`: the side of each field of the question */
            choices?: components["schemas"]["CardChoice"][];
        };
        CardProblem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            problem: "unreadable" | "noName" | "tooLarge" | "notTaken" | "refusedThere" | "changedThere" | "mergedHere";
            /** @description With `notTaken` */
            fields: ("name" | "organizationName" | "department" | "organizationTitle" | "birthday" | "pinnedNote" | "nickname" | "pronouns" | "spokenName" | "timeZone" | "photo" | "emails" | "phones" | "links" | "addresses" | "languages" | "handles" | "dates" | "labels")[];
            contact: components["schemas"]["CardContact"] | null;
            /**
             * @description The name of its file
             * @example ada.vcf
             */
            file: string;
        };
        DigestFailure: {
            /**
             * @description waiting: it is tried again; late: it was tried for twelve hours; refused: it is not tried again that day
             * @enum {string}
             */
            kind: "waiting" | "late" | "refused";
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description Null unless it is waiting
             * @example 2026-03-14T09:26:53.589Z
             */
            nextTryAt: string | null;
            /**
             * @description Refused emails in a row. After five the daily email is turned off.
             * @example 1
             */
            refusals: number;
        };
        Digest: {
            /** @example true */
            enabled: boolean;
            /** @example 7 */
            hour: number;
            /**
             * @description Null until the person has chosen one
             * @example Europe/Berlin
             */
            timeZone: string | null;
            /**
             * @description How the email writes times: h12 like 2:05 PM, h23 like 14:05
             * @example h12
             * @enum {string}
             */
            hourCycle: "h12" | "h23";
            /**
             * @description The address of the account; null for an account without one
             * @example grace@example.com
             */
            email: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            lastSentAt: string | null;
            /**
             * Format: date-time
             * @description Null while it is off. No email is sent on a day with nothing to say.
             * @example 2026-03-14T09:26:53.589Z
             */
            nextAt: string | null;
            /** @description Whether an email is on its way to the mail server */
            sending?: boolean;
            /** @description Whether this deployment can send email */
            available: boolean;
            /** @description Why the newest email was not accepted; null if it was */
            failure: components["schemas"]["DigestFailure"] | null;
        };
        SaveDigest: {
            /** @example true */
            enabled: boolean;
            /**
             * @description The hour of the day in the time zone
             * @example 7
             */
            hour: number;
            /**
             * @description An IANA time zone
             * @example Europe/Berlin
             */
            timeZone: components["schemas"]["TimeZone"];
            /**
             * @description How the email writes times: h12 like 2:05 PM, h23 like 14:05
             * @example h12
             * @enum {string}
             */
            hourCycle?: "h12" | "h23";
        };
        PushDevice: {
            /**
             * Format: uuid
             * @description Made of the endpoint
             */
            id: string;
            /** @example Chrome on Android */
            name: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a message last reached it
             * @example 2026-03-14T09:26:53.589Z
             */
            lastSuccessAt: string | null;
            /**
             * @description Why the last message did not reach it: the push service refused it, or could not be reached in time
             * @example null
             * @enum {string|null}
             */
            failure: "refused" | "failed" | null;
        };
        Push: {
            /**
             * @description Minutes before a meeting; null for no reminders of meetings
             * @example 10
             * @enum {integer|null}
             */
            meetingMinutes: 10 | 30 | 60 | null;
            /** @description Promises on the day they are due */
            promises: boolean;
            /** @description Meetings, promises, and who is due */
            summary: boolean;
            /**
             * @description The hour of the day at which promises and the summary come, in the time zone
             * @example 8
             */
            hour: number;
            /** @description What falls in quiet hours comes at their end; not the reminder of a meeting that has begun */
            quiet: boolean;
            /**
             * @description The hour at which quiet hours begin
             * @example 21
             */
            quietFrom: number;
            /**
             * @description The hour at which they end; if it is the first one, there are none
             * @example 7
             */
            quietTo: number;
            /** @description Messages have no names, titles, or places */
            hideNames: boolean;
            /**
             * @description Null until the first device is added
             * @example Europe/Berlin
             */
            timeZone: string | null;
            /** @description Oldest first */
            devices: components["schemas"]["PushDevice"][];
            /**
             * @description The `applicationServerKey` for subscriptions; null if no reminders are sent here
             * @example BAaaaaaa
             */
            publicKey: string | null;
        };
        SavePush: {
            /**
             * @description An IANA time zone; the one of your details counts first
             * @example Europe/Berlin
             */
            timeZone: components["schemas"]["TimeZone"];
            /**
             * @description How messages write times: h12 like 2:05 PM, h23 like 14:05
             * @example h12
             * @enum {string}
             */
            hourCycle: "h12" | "h23";
            /**
             * @description Minutes before a meeting; null for no reminders of meetings
             * @example 10
             * @enum {integer|null}
             */
            meetingMinutes: 10 | 30 | 60 | null;
            /** @description Promises on the day they are due */
            promises: boolean;
            /** @description Meetings, promises, and who is due */
            summary: boolean;
            /**
             * @description The hour of the day at which promises and the summary come, in the time zone
             * @example 8
             */
            hour: number;
            /** @description What falls in quiet hours comes at their end; not the reminder of a meeting that has begun */
            quiet: boolean;
            /**
             * @description The hour at which quiet hours begin
             * @example 21
             */
            quietFrom: number;
            /**
             * @description The hour at which they end; if it is the first one, there are none
             * @example 7
             */
            quietTo: number;
            /** @description Messages have no names, titles, or places */
            hideNames: boolean;
        };
        AddPushDevice: {
            /**
             * @description An IANA time zone; the one of your details counts first
             * @example Europe/Berlin
             */
            timeZone: components["schemas"]["TimeZone"];
            /**
             * @description How messages write times: h12 like 2:05 PM, h23 like 14:05
             * @example h12
             * @enum {string}
             */
            hourCycle: "h12" | "h23";
            /**
             * Format: uri
             * @description The address of the push service, which lets anyone write to this device
             * @example https://push.example.com/send/a1b2c3
             */
            endpoint: string;
            /**
             * @description The key `p256dh` of the subscription
             * @example BAaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            publicKey: string;
            /**
             * @description The key `auth` of the subscription
             * @example aaaaaaaaaaaaaaaaaaaaaa
             */
            auth: string;
            /**
             * @description The browser, in words
             * @example Chrome on Android
             */
            name: string;
        };
        PushTest: {
            /**
             * @description What the push service said: sent; gone, which removes the device; refused for good; retry if it could not be reached
             * @example sent
             * @enum {string}
             */
            answer: "sent" | "gone" | "refused" | "retry";
            /**
             * @description Its status
             * @example 201
             */
            status: number | null;
        };
        OwnDetails: {
            /** @example Ada Lovelace */
            name: string | null;
            /** @example Chief Engineer */
            title: string | null;
            /** @example Analytical Engines */
            company: string | null;
            /** @example she/her */
            pronouns: string | null;
            /** @example +44 20 7946 0958 */
            phone: string | null;
            /**
             * @description Null as the browser has it
             * @example Europe/London
             */
            timeZone: string | null;
            /**
             * @description h12 like 2:05 PM, h23 like 14:05; null as the browser has it
             * @enum {string|null}
             */
            hourCycle: "h12" | "h23" | null;
            /**
             * @description The day on which a week begins; null as the browser has it
             * @enum {string|null}
             */
            firstWeekday: "monday" | "saturday" | "sunday" | null;
            /**
             * @description The order of day and month in dates like 3/4/1985; null as the browser has it
             * @enum {string|null}
             */
            dateOrder: "month-first" | "day-first" | null;
            /** @description What stands on the own card besides name and pronouns; the title goes with the company */
            card: ("email" | "phone" | "company")[];
            /**
             * @description The address of the account
             * @example ada@example.com
             */
            email: string | null;
            /**
             * @description The picture that was given as the own photo, below the origin of the API; null without one
             * @example null
             */
            photoPath: string | null;
        };
        SaveOwnDetails: {
            /**
             * @description Name
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description Title
             * @example Chief Engineer
             */
            title?: string | null;
            /**
             * @description Company
             * @example Analytical Engines
             */
            company?: string | null;
            /**
             * @description Pronouns
             * @example she/her
             */
            pronouns?: string | null;
            /**
             * @description Phone
             * @example +44 20 7946 0958
             */
            phone?: string | null;
            /**
             * @description A name of the IANA database; null as the browser has it
             * @example Europe/London
             */
            timeZone?: components["schemas"]["TimeZone"] | null;
            /**
             * @description h12 like 2:05 PM, h23 like 14:05; null as the browser has it
             * @example h12
             * @enum {string|null}
             */
            hourCycle?: "h12" | "h23" | null;
            /**
             * @description The day on which a week begins; null as the browser has it
             * @example monday
             * @enum {string|null}
             */
            firstWeekday?: "monday" | "saturday" | "sunday" | null;
            /**
             * @description The order of day and month in dates like 3/4/1985; null as the browser has it
             * @example month-first
             * @enum {string|null}
             */
            dateOrder?: "month-first" | "day-first" | null;
            /** @description What stands on the own card besides name and pronouns; the title goes with the company. All of it where this is left out. */
            card?: ("email" | "phone" | "company")[] | null;
        };
        CompanyName: {
            /** @example Engines Ltd */
            name: string;
            /**
             * @description How many contacts have it
             * @example 3
             */
            contacts: number;
        };
        CompanySpellings: {
            /** @description The name of most contacts first */
            names: components["schemas"]["CompanyName"][];
        };
        DifferentCompanies: {
            /**
             * @description The names, as contacts have them
             * @example [
             *       "Engines Ltd",
             *       "Engines AG"
             *     ]
             */
            names: string[];
            /**
             * @description False takes the statement back
             * @example true
             */
            different: boolean;
        };
        UnansweredContact: {
            /** Format: uuid */
            id: string;
            /** @example Grace Hopper */
            displayName: string;
        };
        FirstSteps: {
            /** @description Whether there is a contact that is not a sample */
            people: boolean;
            /** @description Whether one of them has an estimate */
            answers: boolean;
            /**
             * @description The first contact without an estimate, to begin with
             * @example null
             */
            answerNext: components["schemas"]["UnansweredContact"] | null;
            /** @description Whether a meeting with one of them was planned */
            meeting: boolean;
            /** @description Whether the user is through with the steps, or left them */
            ended: boolean;
            /**
             * @description How many sample people there are
             * @example 3
             */
            samples: number;
        };
        ExportedScales: {
            /** @example 50 */
            openness: number | null;
            /** @example 50 */
            conscientiousness: number | null;
            /** @example 50 */
            extraversion: number | null;
            /** @example 50 */
            agreeableness: number | null;
            /** @example 50 */
            sensitivity: number | null;
            /** @example 50 */
            honestyAndHumility: number | null;
            /** @example 50 */
            positiveEnergy: number | null;
            /** @example 50 */
            tension: number | null;
            /** @example 50 */
            wisdom: number | null;
            /** @example 50 */
            courage: number | null;
            /** @example 50 */
            care: number | null;
            /** @example 50 */
            composure: number | null;
            /** @example 50 */
            drive: number | null;
            /** @example 50 */
            sociability: number | null;
        };
        ExportedSelfAssessment: {
            complete: boolean;
            /** @example 2.0 */
            version: string | null;
            scores: components["schemas"]["ExportedScales"];
            /**
             * @example [
             *       "openness"
             *     ]
             */
            answered: string[] | null;
            /**
             * @example {
             *       "openness": "A",
             *       "courage": "Unsure",
             *       "courage-f1": "B"
             *     }
             */
            answers: {
                [key: string]: "A" | "B" | "Unsure";
            } | null;
        };
        StoredOwnDetails: {
            /** @example Ada Lovelace */
            name: string | null;
            /** @example Chief Engineer */
            title: string | null;
            /** @example Analytical Engines */
            company: string | null;
            /** @example she/her */
            pronouns: string | null;
            /** @example +44 20 7946 0958 */
            phone: string | null;
            /**
             * @description Null as the browser has it
             * @example Europe/London
             */
            timeZone: string | null;
            /**
             * @description h12 like 2:05 PM, h23 like 14:05; null as the browser has it
             * @enum {string|null}
             */
            hourCycle: "h12" | "h23" | null;
            /**
             * @description The day on which a week begins; null as the browser has it
             * @enum {string|null}
             */
            firstWeekday: "monday" | "saturday" | "sunday" | null;
            /**
             * @description The order of day and month in dates like 3/4/1985; null as the browser has it
             * @enum {string|null}
             */
            dateOrder: "month-first" | "day-first" | null;
            /** @description What stands on the own card besides name and pronouns; the title goes with the company */
            card: ("email" | "phone" | "company")[];
        };
        ExportedUser: {
            /** Format: uuid */
            id: string;
            /** @example grace@example.com */
            email: string | null;
            /**
             * @description What the auth service holds beside it, such as the name given at sign-up
             * @example {
             *       "name": "Grace Hopper"
             *     }
             */
            metadata: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The address that the own photo comes from
             * @example null
             */
            photoUrl: string | null;
            /** @example null */
            photoPath: string | null;
            responsibleUse: components["schemas"]["ResponsibleUse"] | null;
            selfAssessment: components["schemas"]["ExportedSelfAssessment"];
            /**
             * @description The cadences that new contacts get
             * @example null
             */
            cadenceDefaults?: components["schemas"]["CadenceDefaults"] | null;
            /**
             * Format: date-time
             * @description When you were through with the first steps
             * @example null
             */
            firstStepsEndedAt?: string | null;
            /**
             * @description The sample people among your contacts
             * @example []
             */
            sampleContactIds?: string[];
            /**
             * @description Names of which you said that they are different companies
             * @example [
             *       [
             *         "Engines Ltd",
             *         "Engines AG"
             *       ]
             *     ]
             */
            differentCompanies?: string[][];
            /** @description What you said about yourself */
            details?: components["schemas"]["StoredOwnDetails"];
            /**
             * @description The picture that you gave as your photo, as a `data:` address
             * @example null
             */
            photoData?: string | null;
        };
        ExportedCadenceChange: {
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            setAt: string;
            /**
             * @description The cadence until then, in days
             * @example 60
             */
            daysBefore: number;
            /**
             * @description false where it was assumed
             * @example false
             */
            chosenBefore?: boolean;
            /**
             * @description In how many days the first contact was due, where many were spread
             * @example 12
             */
            firstDays?: number;
        };
        ExportedMeeting: {
            /** Format: uuid */
            id: string;
            /** @example Budget */
            title: string;
            /**
             * @example meeting
             * @enum {string}
             */
            type?: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Café Einstein */
            place: string | null;
            /** @example https://meet.example.com/budget */
            link: string | null;
            /** @example A yes to the second year */
            goal: string | null;
            /** @example Delivery is a week faster */
            news: string | null;
            /** @example The price went up */
            worry: string | null;
            /** @example Agenda: prices */
            notes?: string | null;
            /**
             * @example held
             * @enum {string}
             */
            state: "planned" | "held" | "canceled";
            /**
             * @description `own`, or the id of a calendar
             * @example own
             */
            source: string;
            /**
             * @description The id of the event in its calendar
             * @example null
             */
            eventUid: string | null;
        };
        ExportedInteraction: {
            /** Format: uuid */
            id: string;
            /**
             * @example call
             * @enum {string}
             */
            type: "call" | "meeting" | "email" | "message" | "event" | "note";
            /** @example Budget */
            description: string | null;
            /** @example Send the numbers */
            notes: string | null;
            /** @example 30 */
            duration: number | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            interactionDate: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * @example positive
             * @enum {string|null}
             */
            outcome: "positive" | "neutral" | "negative" | "follow_up_needed" | null;
            /**
             * Format: date
             * @example 2026-03-17
             */
            followUpAt: string | null;
            /** @example Send the figures */
            followUpText: string | null;
            /**
             * @example done
             * @enum {string|null}
             */
            followUpStatus: "open" | "snoozed" | "done" | "dismissed" | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            followUpSnoozedUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            followUpMarkedAt: string | null;
            /** @example null */
            meeting: components["schemas"]["ExportedMeeting"] | null;
            /** @description Whether it still lies in the future */
            planned: boolean;
            /** @description Whether a file named it as the last contact */
            imported?: boolean;
        };
        ExportedCommitment: {
            /** Format: uuid */
            id: string;
            /**
             * @example i_promised
             * @enum {string}
             */
            kind: "i_promised" | "they_promised" | "they_asked" | "number" | "person";
            /** @example Send the new price list */
            text: string;
            /**
             * Format: date
             * @example 2026-03-17
             */
            dueOn: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            notedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            doneAt: string | null;
            /**
             * Format: date
             * @example null
             */
            snoozedUntil: string | null;
            /** Format: uuid */
            interactionId: string | null;
        };
        ExportedStatedPreference: {
            /** Format: uuid */
            id: string;
            /**
             * @example channel
             * @enum {string}
             */
            kind: "channel" | "when" | "lead" | "length" | "opening" | "address" | "topic" | "other";
            /**
             * @description What belongs to the kind, as `GET /api/stated-preferences` names it
             * @example {
             *       "channels": {
             *         "email": "first",
             *         "call": "never"
             *       }
             *     }
             */
            value: {
                [key: string]: unknown;
            };
            /** @example Camera off */
            text: string | null;
            /**
             * Format: date
             * @example 2026-03-03
             */
            learnedOn: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            notedAt: string;
            /**
             * Format: uuid
             * @example null
             */
            interactionId: string | null;
        };
        ExportedRelation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            otherId: string;
            /** @example Marta Silva */
            otherName: string;
            /**
             * @description To the other person
             * @example reports_to
             * @enum {string}
             */
            kind: "reports_to" | "manages" | "introduced_by" | "introduced" | "works_with" | "partner" | "other";
            /**
             * @description The user's own words between the two names; only of the kind `other`
             * @example null
             */
            words: string | null;
            /**
             * @description The same from the side of the other person
             * @example null
             */
            reverseWords: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            notedAt: string;
        };
        ExportedAnswer: {
            /** @example workstyle-ei */
            questionId: string;
            /** @example In a group discussion they usually… */
            question: string;
            /**
             * @example A
             * @enum {string}
             */
            answer: "A" | "B" | "Unsure";
            /** @example A */
            sentText: string;
            /** @example 50 */
            score: number;
            /**
             * @example medium
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /** @description Whether it narrows down a tie of motivation types */
            narrowing: boolean;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            answeredAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            changedAt: string;
        };
        ExportedPageScores: {
            /** @example 50 */
            openness: number;
            /** @example 50 */
            conscientiousness: number;
            /** @example 50 */
            extraversion: number;
            /** @example 50 */
            agreeableness: number;
            /** @example 50 */
            sensitivity: number;
            /** @example 50 */
            honestyAndHumility: number;
            /** @example 50 */
            positiveEnergy: number;
            /** @example 50 */
            tension: number;
            /** @example [] */
            strengths: string[];
            /** @example {} */
            workplaceStyle: {
                [key: string]: number;
            };
            /** @example {} */
            workplaceStyleUnderPressure: {
                [key: string]: number;
            };
            /** @example 87 */
            confidence: number;
        };
        ExportedAssessment: {
            /**
             * @example INTJ
             * @enum {string|null}
             */
            workStyle: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /** @example 87 */
            workStyleConfidence: number | null;
            /**
             * @description Letters that could as well be their opposite
             * @example [
             *       "J"
             *     ]
             */
            openLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @description Why each open letter is open, by letter; null where the answers are not known
             * @example {
             *       "J": "contradicting"
             *     }
             */
            openLetterReasons: {
                [key: string]: "contradicting" | "no_answer";
            } | null;
            /**
             * @example 5
             * @enum {number|null}
             */
            motivationType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 87 */
            motivationConfidence: number | null;
            /**
             * @description Motivation types close behind
             * @example [
             *       1
             *     ]
             */
            secondaryMotivationTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @description Types tied with `motivationType`; null where the answers are not known
             * @example []
             */
            tiedMotivationTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] | null;
            /**
             * @description Why no single motivation type came out; null when one did, or not known
             * @example null
             * @enum {string|null}
             */
            openMotivationReason: "contradicting" | "no_answer" | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            completedAt: string;
            /**
             * @example [
             *       "A strong result."
             *     ]
             */
            notes: string[];
            /**
             * Format: uuid
             * @description The assessment whose answers this one took over and changed
             * @example null
             */
            baseAssessmentId: string | null;
            /**
             * @example quiz
             * @enum {string}
             */
            source: "quiz" | "page" | "change" | "observation" | "writing";
            /** @description What it changed; null for one that asked all questions */
            changes: components["schemas"]["AnswerChange"][] | null;
            /** @description null where none were sent */
            answers: components["schemas"]["QuizResponse"][] | null;
            /** @description What the assessment page sent along, null for a quiz */
            scores: components["schemas"]["ExportedPageScores"] | null;
        };
        ExportedAction: {
            /** @example R3:01890a5d-ac96-774b-bcce-b302099a8057:9f2c41d7 */
            id: string;
            /**
             * @example R3
             * @enum {string}
             */
            rule: "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11";
            /**
             * @example done
             * @enum {string}
             */
            status: "snoozed" | "done" | "dismissed";
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            snoozedUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            markedAt: string;
        };
        ExportedObservation: {
            /** @example workstyle-sn-f1 */
            questionId: string;
            /**
             * @example A
             * @enum {string}
             */
            answer: "A" | "B" | "did_not_come_up";
            /** Format: uuid */
            interactionId: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            observedAt: string;
            /**
             * Format: uuid
             * @description The assessment that it became part of
             */
            assessmentId: string | null;
        };
        ExportedTipFeedback: {
            /** @example I.do */
            tipId: string;
            /** Format: uuid */
            interactionId: string;
            /**
             * @description null for a tip that was not used
             * @example true
             */
            helped: boolean | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            markedAt: string;
        };
        ExportedImport: {
            /** Format: uuid */
            importId: string;
            /**
             * @description The row of the file
             * @example 1
             */
            row: number;
            /** @example contacts.csv */
            fileName: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            importedAt: string;
            /**
             * @description The changed fields before and after; null where it was added
             * @example null
             */
            changed: {
                [key: string]: unknown;
            } | null;
        };
        ExportedContact: {
            /**
             * @example INTJ
             * @enum {string|null}
             */
            workStyle: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ" | null;
            /** @example 87 */
            workStyleConfidence: number | null;
            /**
             * @description Letters that could as well be their opposite
             * @example [
             *       "J"
             *     ]
             */
            openLetters: ("E" | "I" | "S" | "N" | "T" | "F" | "J" | "P")[];
            /**
             * @description Why each open letter is open, by letter; null where the answers are not known
             * @example {
             *       "J": "contradicting"
             *     }
             */
            openLetterReasons: {
                [key: string]: "contradicting" | "no_answer";
            } | null;
            /**
             * @example 5
             * @enum {number|null}
             */
            motivationType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | null;
            /** @example 87 */
            motivationConfidence: number | null;
            /**
             * @description Motivation types close behind
             * @example [
             *       1
             *     ]
             */
            secondaryMotivationTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[];
            /**
             * @description Types tied with `motivationType`; null where the answers are not known
             * @example []
             */
            tiedMotivationTypes: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] | null;
            /**
             * @description Why no single motivation type came out; null when one did, or not known
             * @example null
             * @enum {string|null}
             */
            openMotivationReason: "contradicting" | "no_answer" | null;
            /** @example Prefers calls in the morning. */
            pinnedNote: string | null;
            /**
             * @description As `YYYY-MM-DD`, or `--MM-DD` without the year
             * @example --12-10
             */
            birthday: string | null;
            /** @example At the fair in Berlin */
            howWeMet: string | null;
            /** @example Dr. */
            namePrefix?: string | null;
            /** @example Ada */
            givenName?: string | null;
            /** @example null */
            additionalNames?: string | null;
            /**
             * @description With its particles
             * @example Lovelace
             */
            familyName?: string | null;
            /** @example null */
            nameSuffix?: string | null;
            addresses?: components["schemas"]["PostalAddress"][];
            /**
             * @description A name of the IANA database
             * @example Europe/Zurich
             */
            timeZone?: string | null;
            /**
             * @description Tags of BCP 47
             * @example [
             *       "de-CH",
             *       "fr"
             *     ]
             */
            languages?: string[];
            /** @example she/her */
            pronouns?: string | null;
            /**
             * @description How the name is spoken
             * @example EES-trid
             */
            spokenName?: string | null;
            /** @example Countess */
            nickname?: string | null;
            /** @example Research */
            department?: string | null;
            handles?: components["schemas"]["Handle"][];
            dates?: components["schemas"]["YearlyDate"][];
            /**
             * @description Lines of vCards without a field
             * @example [
             *       "X-ASSISTANT:Per"
             *     ]
             */
            kept?: string[];
            /** Format: uuid */
            id: string;
            /** @example Ada Lovelace */
            name: string;
            /** @example ada@example.com */
            email: string | null;
            /** @example +44 20 7946 0018 */
            phone: string | null;
            /** @example Analytical Engines Ltd */
            organization: string | null;
            /** @example Head of Programming */
            title: string | null;
            /** @example https://www.linkedin.com/in/ada */
            profileLink: string | null;
            emails: components["schemas"]["Email"][];
            phones: components["schemas"]["Phone"][];
            links: components["schemas"]["Link"][];
            /**
             * @description Names
             * @example [
             *       "Board"
             *     ]
             */
            labels: string[];
            /** @description Values of your own fields, in your order */
            customFields?: components["schemas"]["NamedCustomValue"][];
            /** @example null */
            photoUrl: string | null;
            /** @example null */
            profilePicture: string | null;
            /** @example null */
            photoPath: string | null;
            /**
             * @description The photo as a `data:` address, if the user gave it as a picture
             * @example null
             */
            photoData: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Null: a deleted contact is not in the export
             * @example null
             */
            deletedAt: string | null;
            assessmentComplete: boolean;
            /**
             * @description Why the user may keep these notes
             * @example We work together under a contract.
             */
            legalBasisNote: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            informedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            objectedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            reviewedAt: string | null;
            /** @example 50 */
            openness: number | null;
            /** @example null */
            topStrength: string | null;
            /**
             * @description The cadence that was set, in days
             * @example 30
             */
            cadenceDays: number | null;
            /** @description Oldest first */
            cadenceChanges: components["schemas"]["ExportedCadenceChange"][];
            /** @description Newest first */
            interactions: components["schemas"]["ExportedInteraction"][];
            /** @description Oldest first */
            commitments?: components["schemas"]["ExportedCommitment"][];
            /** @description Oldest first */
            statedPreferences?: components["schemas"]["ExportedStatedPreference"][];
            /** @description Oldest first */
            relations?: components["schemas"]["ExportedRelation"][];
            /** @description The last answer to each question */
            answers: components["schemas"]["ExportedAnswer"][];
            /** @description Every completed assessment, newest first */
            assessments: components["schemas"]["ExportedAssessment"][];
            /** @description Next steps that were done, dismissed or snoozed */
            actions: components["schemas"]["ExportedAction"][];
            /** @description What was watched for */
            observations: components["schemas"]["ExportedObservation"][];
            /** @description Whether tips helped */
            tipFeedback: components["schemas"]["ExportedTipFeedback"][];
            /** @description The rows of imported files behind it */
            imports: components["schemas"]["ExportedImport"][];
        };
        ExportedNotSame: {
            /** Format: uuid */
            contactId: string;
            /** Format: uuid */
            otherId: string;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            decidedAt: string;
        };
        ExportedEmail: {
            /**
             * Format: date
             * @example 2026-03-14
             */
            day: string;
            /**
             * @description Null while it waits to be sent
             * @example sent
             * @enum {string|null}
             */
            outcome: "sent" | "nothing" | "late" | "off" | "refused" | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            settledAt: string | null;
        };
        ExportedDigest: {
            enabled: boolean;
            /** @example 7 */
            hour: number;
            /**
             * @description An IANA time zone
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * @description How the email writes times: h12 like 2:05 PM, h23 like 14:05
             * @example h12
             * @enum {string}
             */
            hourCycle: "h12" | "h23";
            /** @example grace@example.com */
            email: string | null;
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            lastSentAt: string | null;
            /** @description Of the last two weeks, newest first */
            emails: components["schemas"]["ExportedEmail"][];
        };
        PushChoices: {
            /**
             * @description Minutes before a meeting; null for no reminders of meetings
             * @example 10
             * @enum {integer|null}
             */
            meetingMinutes: 10 | 30 | 60 | null;
            /** @description Promises on the day they are due */
            promises: boolean;
            /** @description Meetings, promises, and who is due */
            summary: boolean;
            /**
             * @description The hour of the day at which promises and the summary come, in the time zone
             * @example 8
             */
            hour: number;
            /** @description What falls in quiet hours comes at their end; not the reminder of a meeting that has begun */
            quiet: boolean;
            /**
             * @description The hour at which quiet hours begin
             * @example 21
             */
            quietFrom: number;
            /**
             * @description The hour at which they end; if it is the first one, there are none
             * @example 7
             */
            quietTo: number;
            /** @description Messages have no names, titles, or places */
            hideNames: boolean;
            /**
             * @description Null until the first device is added
             * @example Europe/Berlin
             */
            timeZone: string | null;
            /** @description Oldest first */
            devices: components["schemas"]["PushDevice"][];
        };
        ExportedData: {
            /** @enum {string} */
            exportVersion: "1";
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            exportedAt: string;
            user: components["schemas"]["ExportedUser"];
            /** @description In the order in which they were added */
            contacts: components["schemas"]["ExportedContact"][];
            /** @description Pairs of contacts that were marked as different people */
            notSame: components["schemas"]["ExportedNotSame"][];
            /** @description By name */
            labels: components["schemas"]["ContactLabel"][];
            /** @description In your order */
            customFields?: components["schemas"]["CustomField"][];
            /** @description Oldest first */
            savedViews: components["schemas"]["SavedView"][];
            /** @description The newest hundred */
            imports: components["schemas"]["ImportSummary"][];
            /**
             * @description The daily email; null for someone who never turned it on
             * @example null
             */
            digest: components["schemas"]["ExportedDigest"] | null;
            /** @description Oldest first */
            calendars: components["schemas"]["Calendar"][];
            calendarFeed: components["schemas"]["CalendarFeed"];
            /** @description Of programs, newest first, without the tokens themselves */
            accessTokens?: components["schemas"]["AccessToken"][];
            /** @description Newest first, without their secrets */
            webhooks?: components["schemas"]["Webhook"][];
            /** @description What reaches your devices, and these devices without their keys */
            reminders?: components["schemas"]["PushChoices"];
            /** @description Oldest first, without their passwords */
            addressBooks?: components["schemas"]["AddressBook"][];
        };
        AnswerTexts: {
            /** @example speak early */
            A: string;
            /** @example listen first */
            B: string;
            /** @example Not sure / have not seen this */
            Unsure: string;
        };
        ExportedQuestion: {
            /** @example In a group discussion they usually… */
            text: string;
            answers: components["schemas"]["AnswerTexts"];
        };
        ExportedPerson: {
            /** @enum {string} */
            exportVersion: "1";
            /**
             * Format: date-time
             * @example 2026-03-14T09:26:53.589Z
             */
            exportedAt: string;
            contact: components["schemas"]["ExportedContact"];
            /**
             * @description The stored photo as a `data:` address
             * @example null
             */
            photo: string | null;
            /**
             * @description The questions that `contact` names, by id
             * @example {
             *       "workstyle-ei": {
             *         "text": "In a group discussion they usually…",
             *         "answers": {
             *           "A": "speak early",
             *           "B": "listen first",
             *           "Unsure": "Not sure / have not seen this"
             *         }
             *       }
             *     }
             */
            questions: {
                [key: string]: components["schemas"]["ExportedQuestion"];
            };
            /**
             * @description The texts of the tips that `contact` names, by id
             * @example {
             *       "I.do": "Send your question the day before."
             *     }
             */
            tips: {
                [key: string]: string;
            };
        };
        Undo: {
            /** @enum {string} */
            kind: "merge" | "deletion" | "import" | "calendar_file" | "labels" | "cadence" | "organization" | "meeting";
            /**
             * Format: uuid
             * @description Of a merge, the contact that is left; of a deletion, one of the contacts; of labels, cadences, and organizations, for POST /api/undos/{id}; the meeting; else what came in
             */
            id: string;
            /**
             * @description Of a merge, the contact that is left; of a deletion, one contact; of an import, the file; of a meeting, its title
             * @example Ada Lovelace
             */
            name: string | null;
            /**
             * @description Of a merge, the contact that became part of the other one
             * @example A. Lovelace
             */
            otherName: string | null;
            /**
             * @description How many contacts or meetings it is about; of a meeting, how many people
             * @example 1
             */
            count: number;
            /** @description Of a deletion, the contacts, for POST /api/contacts/bulk */
            contactIds: string[];
            /**
             * Format: date-time
             * @description When it was done
             * @example 2026-03-14T09:26:53.589Z
             */
            at: string;
            /**
             * Format: date-time
             * @description Until when it can be undone
             * @example 2026-03-14T09:26:53.589Z
             */
            until: string;
        };
        ErrorBody: {
            /**
             * @description A sentence for people
             * @example Contact not found
             */
            error: string;
            /**
             * @description A stable code for programs
             * @example CONTACT_NOT_FOUND
             */
            code: string;
            /** @description What is wrong and where; present when fields are wrong */
            problems?: components["schemas"]["FieldProblem"][];
            /**
             * Format: uuid
             * @description With CONTACT_NOT_FOUND of GET /api/contacts/{id}: the contact that it became part of by a merge
             */
            mergedInto?: string;
            /**
             * @description With CUSTOM_FIELD_IN_USE: how many contacts have a value that would be lost
             * @example 3
             */
            contactCount?: number;
        };
        TimeZone: string;
        QuestionId: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RevokeSessions = components['schemas']['RevokeSessions'];
export type ContactLabel = components['schemas']['ContactLabel'];
export type ChannelWishes = components['schemas']['ChannelWishes'];
export type SearchMatch = components['schemas']['SearchMatch'];
export type ContactSummary = components['schemas']['ContactSummary'];
export type ContactMatch = components['schemas']['ContactMatch'];
export type PersonToMatch = components['schemas']['PersonToMatch'];
export type MatchContacts = components['schemas']['MatchContacts'];
export type MatchedContacts = components['schemas']['MatchedContacts'];
export type DuplicatePair = components['schemas']['DuplicatePair'];
export type NotSamePerson = components['schemas']['NotSamePerson'];
export type MergeContacts = components['schemas']['MergeContacts'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type Handle = components['schemas']['Handle'];
export type YearlyDate = components['schemas']['YearlyDate'];
export type Email = components['schemas']['Email'];
export type Phone = components['schemas']['Phone'];
export type Link = components['schemas']['Link'];
export type Contact = components['schemas']['Contact'];
export type UndoableMerge = components['schemas']['UndoableMerge'];
export type DeletedContact = components['schemas']['DeletedContact'];
export type DeletedContacts = components['schemas']['DeletedContacts'];
export type RemovedContacts = components['schemas']['RemovedContacts'];
export type Change = components['schemas']['Change'];
export type Changes = components['schemas']['Changes'];
export type Places = components['schemas']['Places'];
export type ContactDate = components['schemas']['ContactDate'];
export type WrittenAddress = components['schemas']['WrittenAddress'];
export type CreateContact = components['schemas']['CreateContact'];
export type UpdateContact = components['schemas']['UpdateContact'];
export type BulkChange = components['schemas']['BulkChange'];
export type BulkResult = components['schemas']['BulkResult'];
export type LabelCadence = components['schemas']['LabelCadence'];
export type StoredCadenceDefaults = components['schemas']['StoredCadenceDefaults'];
export type CadenceDefaults = components['schemas']['CadenceDefaults'];
export type ApplyCadences = components['schemas']['ApplyCadences'];
export type Label = components['schemas']['Label'];
export type CreateLabel = components['schemas']['CreateLabel'];
export type UpdateLabel = components['schemas']['UpdateLabel'];
export type CustomFieldChoice = components['schemas']['CustomFieldChoice'];
export type CustomField = components['schemas']['CustomField'];
export type GivenChoice = components['schemas']['GivenChoice'];
export type CreateCustomField = components['schemas']['CreateCustomField'];
export type UpdateCustomField = components['schemas']['UpdateCustomField'];
export type SavedViewQuery = components['schemas']['SavedViewQuery'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViewFilters = components['schemas']['SavedViewFilters'];
export type CreateSavedView = components['schemas']['CreateSavedView'];
export type UpdateSavedView = components['schemas']['UpdateSavedView'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type ImportedRow = components['schemas']['ImportedRow'];
export type ImportDetails = components['schemas']['ImportDetails'];
export type CreateImport = components['schemas']['CreateImport'];
export type NewStatedPreference = components['schemas']['NewStatedPreference'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportRows = components['schemas']['ImportRows'];
export type ImportedRows = components['schemas']['ImportedRows'];
export type CalendarProblem = components['schemas']['CalendarProblem'];
export type CalendarAccount = components['schemas']['CalendarAccount'];
export type Calendar = components['schemas']['Calendar'];
export type CreateCalendar = components['schemas']['CreateCalendar'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CreateCalendarFeed = components['schemas']['CreateCalendarFeed'];
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
export type ChangeCalendarFeed = components['schemas']['ChangeCalendarFeed'];
export type ImportedCalendarFile = components['schemas']['ImportedCalendarFile'];
export type ImportCalendarFile = components['schemas']['ImportCalendarFile'];
export type CalendarFileResult = components['schemas']['CalendarFileResult'];
export type MeetingPerson = components['schemas']['MeetingPerson'];
export type Meeting = components['schemas']['Meeting'];
export type CalendarFileMeeting = components['schemas']['CalendarFileMeeting'];
export type CalendarFileDetails = components['schemas']['CalendarFileDetails'];
export type InteractionMeeting = components['schemas']['InteractionMeeting'];
export type Interaction = components['schemas']['Interaction'];
export type NewCommitment = components['schemas']['NewCommitment'];
export type CreateInteraction = components['schemas']['CreateInteraction'];
export type UpdateInteraction = components['schemas']['UpdateInteraction'];
export type CreateMeeting = components['schemas']['CreateMeeting'];
export type UpdateMeeting = components['schemas']['UpdateMeeting'];
export type SetMeetingOutcome = components['schemas']['SetMeetingOutcome'];
export type CommitmentPerson = components['schemas']['CommitmentPerson'];
export type Commitment = components['schemas']['Commitment'];
export type OpenCommitment = components['schemas']['OpenCommitment'];
export type CreateCommitment = components['schemas']['CreateCommitment'];
export type UpdateCommitment = components['schemas']['UpdateCommitment'];
export type StatedPreference = components['schemas']['StatedPreference'];
export type CreateStatedPreference = components['schemas']['CreateStatedPreference'];
export type RelatedPerson = components['schemas']['RelatedPerson'];
export type Relation = components['schemas']['Relation'];
export type CreateRelation = components['schemas']['CreateRelation'];
export type ContactHealth = components['schemas']['ContactHealth'];
export type SetCadence = components['schemas']['SetCadence'];
export type ContactAction = components['schemas']['ContactAction'];
export type UpdateAction = components['schemas']['UpdateAction'];
export type QuizResponse = components['schemas']['QuizResponse'];
export type QuizComplete = components['schemas']['QuizComplete'];
export type AnswerChange = components['schemas']['AnswerChange'];
export type QuizRun = components['schemas']['QuizRun'];
export type BigFiveScores = components['schemas']['BigFiveScores'];
export type HexacoScores = components['schemas']['HexacoScores'];
export type PanasScores = components['schemas']['PanasScores'];
export type CompleteAssessment = components['schemas']['CompleteAssessment'];
export type AssessmentResponse = components['schemas']['AssessmentResponse'];
export type SaveAssessmentResponse = components['schemas']['SaveAssessmentResponse'];
export type GivenAnswer = components['schemas']['GivenAnswer'];
export type ChangeAnswers = components['schemas']['ChangeAnswers'];
export type SaveObservation = components['schemas']['SaveObservation'];
export type Observation = components['schemas']['Observation'];
export type CoachingRecommendation = components['schemas']['CoachingRecommendation'];
export type PersonalityProfile = components['schemas']['PersonalityProfile'];
export type GuidanceBasis = components['schemas']['GuidanceBasis'];
export type GuidanceAxis = components['schemas']['GuidanceAxis'];
export type GuidanceMotivation = components['schemas']['GuidanceMotivation'];
export type GuidanceText = components['schemas']['GuidanceText'];
export type GuidanceProfile = components['schemas']['GuidanceProfile'];
export type StatedAnswer = components['schemas']['StatedAnswer'];
export type StatedGuidance = components['schemas']['StatedGuidance'];
export type NamedCustomValue = components['schemas']['NamedCustomValue'];
export type TipWords = components['schemas']['TipWords'];
export type BasedOn = components['schemas']['BasedOn'];
export type TipMarks = components['schemas']['TipMarks'];
export type GuidanceTip = components['schemas']['GuidanceTip'];
export type Split = components['schemas']['Split'];
export type WatchFor = components['schemas']['WatchFor'];
export type KitItem = components['schemas']['KitItem'];
export type WorkedTip = components['schemas']['WorkedTip'];
export type BriefingLine = components['schemas']['BriefingLine'];
export type Briefing = components['schemas']['Briefing'];
export type YouCard = components['schemas']['YouCard'];
export type OwnSide = components['schemas']['OwnSide'];
export type Guidance = components['schemas']['Guidance'];
export type Attendee = components['schemas']['Attendee'];
export type CommonGround = components['schemas']['CommonGround'];
export type GroupConflict = components['schemas']['GroupConflict'];
export type MeetingGuidance = components['schemas']['MeetingGuidance'];
export type SaveTipFeedback = components['schemas']['SaveTipFeedback'];
export type TipFeedback = components['schemas']['TipFeedback'];
export type TodayPerson = components['schemas']['TodayPerson'];
export type Told = components['schemas']['Told'];
export type TodayMeeting = components['schemas']['TodayMeeting'];
export type TodayFollowUp = components['schemas']['TodayFollowUp'];
export type StatedHours = components['schemas']['StatedHours'];
export type TodayReach = components['schemas']['TodayReach'];
export type TodayDue = components['schemas']['TodayDue'];
export type TodayDate = components['schemas']['TodayDate'];
export type TodayNext = components['schemas']['TodayNext'];
export type TodayObservation = components['schemas']['TodayObservation'];
export type TodayMet = components['schemas']['TodayMet'];
export type TodayKnownLeast = components['schemas']['TodayKnownLeast'];
export type Today = components['schemas']['Today'];
export type NextMeeting = components['schemas']['NextMeeting'];
export type NextMeetingAnswer = components['schemas']['NextMeetingAnswer'];
export type DueInWeek = components['schemas']['DueInWeek'];
export type DueByWeek = components['schemas']['DueByWeek'];
export type InteractionCounts = components['schemas']['InteractionCounts'];
export type MonthOfInteractions = components['schemas']['MonthOfInteractions'];
export type InteractionsByMonth = components['schemas']['InteractionsByMonth'];
export type EstimatesOfCertainty = components['schemas']['EstimatesOfCertainty'];
export type EstimatesByCertainty = components['schemas']['EstimatesByCertainty'];
export type ResponsibleUse = components['schemas']['ResponsibleUse'];
export type UserProfile = components['schemas']['UserProfile'];
export type AcknowledgeResponsibleUse = components['schemas']['AcknowledgeResponsibleUse'];
export type SaveOwnPhoto = components['schemas']['SaveOwnPhoto'];
export type OwnPhoto = components['schemas']['OwnPhoto'];
export type DeletedUser = components['schemas']['DeletedUser'];
export type UserScores = components['schemas']['UserScores'];
export type SaveUserPersonality = components['schemas']['SaveUserPersonality'];
export type AccessToken = components['schemas']['AccessToken'];
export type CreateAccessToken = components['schemas']['CreateAccessToken'];
export type NewAccessToken = components['schemas']['NewAccessToken'];
export type Webhook = components['schemas']['Webhook'];
export type CreateWebhook = components['schemas']['CreateWebhook'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type ChangeWebhook = components['schemas']['ChangeWebhook'];
export type WebhookSecret = components['schemas']['WebhookSecret'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type AddressBookCollection = components['schemas']['AddressBookCollection'];
export type AddressBookCalendar = components['schemas']['AddressBookCalendar'];
export type AddressBook = components['schemas']['AddressBook'];
export type ConnectAddressBook = components['schemas']['ConnectAddressBook'];
export type ChangeAddressBook = components['schemas']['ChangeAddressBook'];
export type FoundCard = components['schemas']['FoundCard'];
export type CardContact = components['schemas']['CardContact'];
export type CardConflict = components['schemas']['CardConflict'];
export type CardQuestion = components['schemas']['CardQuestion'];
export type AcceptMatches = components['schemas']['AcceptMatches'];
export type CardChoice = components['schemas']['CardChoice'];
export type AnswerCardQuestion = components['schemas']['AnswerCardQuestion'];
export type CardProblem = components['schemas']['CardProblem'];
export type DigestFailure = components['schemas']['DigestFailure'];
export type Digest = components['schemas']['Digest'];
export type SaveDigest = components['schemas']['SaveDigest'];
export type PushDevice = components['schemas']['PushDevice'];
export type Push = components['schemas']['Push'];
export type SavePush = components['schemas']['SavePush'];
export type AddPushDevice = components['schemas']['AddPushDevice'];
export type PushTest = components['schemas']['PushTest'];
export type OwnDetails = components['schemas']['OwnDetails'];
export type SaveOwnDetails = components['schemas']['SaveOwnDetails'];
export type CompanyName = components['schemas']['CompanyName'];
export type CompanySpellings = components['schemas']['CompanySpellings'];
export type DifferentCompanies = components['schemas']['DifferentCompanies'];
export type UnansweredContact = components['schemas']['UnansweredContact'];
export type FirstSteps = components['schemas']['FirstSteps'];
export type ExportedScales = components['schemas']['ExportedScales'];
export type ExportedSelfAssessment = components['schemas']['ExportedSelfAssessment'];
export type StoredOwnDetails = components['schemas']['StoredOwnDetails'];
export type ExportedUser = components['schemas']['ExportedUser'];
export type ExportedCadenceChange = components['schemas']['ExportedCadenceChange'];
export type ExportedMeeting = components['schemas']['ExportedMeeting'];
export type ExportedInteraction = components['schemas']['ExportedInteraction'];
export type ExportedCommitment = components['schemas']['ExportedCommitment'];
export type ExportedStatedPreference = components['schemas']['ExportedStatedPreference'];
export type ExportedRelation = components['schemas']['ExportedRelation'];
export type ExportedAnswer = components['schemas']['ExportedAnswer'];
export type ExportedPageScores = components['schemas']['ExportedPageScores'];
export type ExportedAssessment = components['schemas']['ExportedAssessment'];
export type ExportedAction = components['schemas']['ExportedAction'];
export type ExportedObservation = components['schemas']['ExportedObservation'];
export type ExportedTipFeedback = components['schemas']['ExportedTipFeedback'];
export type ExportedImport = components['schemas']['ExportedImport'];
export type ExportedContact = components['schemas']['ExportedContact'];
export type ExportedNotSame = components['schemas']['ExportedNotSame'];
export type ExportedEmail = components['schemas']['ExportedEmail'];
export type ExportedDigest = components['schemas']['ExportedDigest'];
export type PushChoices = components['schemas']['PushChoices'];
export type ExportedData = components['schemas']['ExportedData'];
export type AnswerTexts = components['schemas']['AnswerTexts'];
export type ExportedQuestion = components['schemas']['ExportedQuestion'];
export type ExportedPerson = components['schemas']['ExportedPerson'];
export type Undo = components['schemas']['Undo'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type TimeZone = components['schemas']['TimeZone'];
export type QuestionId = components['schemas']['QuestionId'];
export type $defs = Record<string, never>;
export interface operations {
    Revocations_revoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeSessions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeSessions"];
                };
            };
        };
    };
    Probes_alive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example alive */
                        status: string;
                    };
                };
            };
        };
    };
    Probes_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example ready */
                        status: string;
                    };
                };
            };
        };
    };
    Duplicates_matches: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchContacts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchedContacts"];
                };
            };
        };
    };
    Duplicates_pairs: {
        parameters: {
            query?: {
                /** @description Pairs per page; more than 200 means 200 */
                limit?: number;
                /** @description Where the page before ended, taken from its Link header */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The next page, as rel="next"; missing on the last one */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatePair"][];
                };
            };
        };
    };
    Duplicates_notSame: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotSamePerson"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Merge_merge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the choice is based on; without it the last change wins */
                "If-Match"?: string;
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeContacts"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    Merge_undoable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableMerge"][];
                };
            };
        };
    };
    Merge_unmerge: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    DeletedContacts_list: {
        parameters: {
            query?: {
                /** @description Contacts per page; more than 200 means 200 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedContacts"];
                };
            };
        };
    };
    DeletedContacts_empty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedContacts"];
                };
            };
        };
    };
    DeletedContacts_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Changes_list: {
        parameters: {
            query?: {
                /** @description The `next` of the answer before; without it, the answer is where to begin */
                since?: string;
                /** @description Changes per page; more than 200 means 200 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
        };
    };
    Contacts_list: {
        parameters: {
            query?: {
                /** @description Words to find in name, organization, title, emails, phones, links, birthday, pinned note, how you met, addresses, department, nickname, messaging handles, custom fields, labels, and – words of three letters or more – interactions, whatever their case and accents */
                q?: string;
                /** @description Contacts per page; more than 200 means 200 */
                limit?: number;
                /** @description Where the page before ended, taken from its Link header */
                cursor?: string;
                /** @description Latest update first, by name, by last name, latest contact first, or who is due next first */
                sort?: "updated" | "name" | "familyName" | "lastContact" | "nextDue";
                /** @description Only contacts with (or without) a completed assessment */
                assessed?: boolean;
                /** @description Only contacts that are due (or not), see `dueState` */
                due?: boolean;
                /** @description Only contacts who objected (or did not object) to being assessed */
                objected?: boolean;
                /** @description Only contacts that are due within so many days, also those that are due now */
                dueWithinDays?: number;
                /** @description Only contacts whose last contact was in the last 7, 30 or 90 days, was longer ago, or never was */
                lastContact?: "week" | "month" | "quarter" | "older" | "never";
                /** @description Only contacts with this label; given several times, with all of them */
                label?: string[];
                /** @description Only contacts with an address in this city, whatever its case and accents */
                city?: string;
                /** @description Only contacts with an address in this country, in any language */
                country?: string;
                /** @description Only contacts in this department, whatever its case and accents */
                department?: string;
                /** @description Only contacts with this organization, whatever its case, accents, and spaces */
                company?: string;
                /** @description Only contacts with this in a field of your own; given several times, with all of them. The id of the field, a colon, and `set`, `empty`, `yes`, `no`, `contains:` and a text, `range:` and two numbers or days like `2026-01-01..2026-03-31` of which one may be missing, `within:` and a number of days from today (of yearly dates, the next time counts), or `any:` and ids of choices separated by commas */
                customField?: string[];
                /** @description Only contacts who said that this is the way they like best to be reached */
                prefers?: "call" | "video" | "email" | "message" | "inPerson";
                /** @description Only contacts who said that they never want to be reached this way */
                never?: "call" | "video" | "email" | "message" | "inPerson";
                /** @description Only contacts without an interaction on or after this day (UTC), also those who were never contacted */
                notSince?: string;
                /** @description Only contacts without any phone number, or without any email address */
                missing?: "phone" | "email";
                /** @description Only contacts with this work style */
                mbtiType?: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ";
                /** @description Only contacts with this motivation type */
                enneagramType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
                /** @description Whether to say the size of the whole list in X-Total-Count: true estimates what is longer than 10,000, exact counts all of it */
                count?: "true" | "false" | "exact";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The next page, as rel="next"; missing on the last one */
                    Link?: string;
                    /** @description Size of the whole list, when asked with count=true or count=exact */
                    "X-Total-Count"?: number;
                    /** @description Missing where X-Total-Count is exact. estimate: count=true counts to 10,000 and estimates what is longer. at-least: the list is longer, and counting stopped there */
                    "X-Total-Count-Relation"?: "at-least" | "estimate";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSummary"][];
                };
            };
        };
    };
    Contacts_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContact"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    Contacts_placesOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
        };
    };
    Contacts_datesOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDate"][];
                };
            };
        };
    };
    Contacts_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    Contacts_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Contacts_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the change is based on; without it the last change wins */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContact"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    Contacts_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    ContactPhoto_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    ContactPhoto_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the contact and digest of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    SubjectRights_object: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    SubjectRights_lift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    SubjectRights_removeEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    SubjectRights_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    Bulk_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
        };
    };
    CadenceDefaults_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredCadenceDefaults"];
                };
            };
        };
    };
    CadenceDefaults_store: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CadenceDefaults"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredCadenceDefaults"];
                };
            };
        };
    };
    CadenceDefaults_apply: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCadences"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
        };
    };
    Labels_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
        };
    };
    Labels_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLabel"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    Labels_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a label */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Labels_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a label */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLabel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    CustomFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"][];
                };
            };
        };
    };
    CustomFields_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomField"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
        };
    };
    CustomFields_remove: {
        parameters: {
            query?: {
                /** @description Whether contacts lose their values; without it, a field that contacts have a value in is refused with CUSTOM_FIELD_IN_USE */
                discard?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of a field */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CustomFields_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a field */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomField"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
        };
    };
    SavedViews_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
        };
    };
    SavedViews_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedView"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    SavedViews_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a view */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViews_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a view */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedView"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    Imports_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"][];
                };
            };
        };
    };
    Imports_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImport"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"];
                };
            };
        };
    };
    Imports_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an import */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
        };
    };
    Imports_addRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of an import */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRows"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRows"];
                };
            };
        };
    };
    Imports_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of an import */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSummary"];
                };
            };
        };
    };
    Calendars_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"][];
                };
            };
        };
    };
    Calendars_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendar"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    Calendars_refresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a calendar */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    Calendars_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a calendar */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Calendars_findFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
        };
    };
    Calendars_createFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCalendarFeed"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
        };
    };
    Calendars_removeFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Calendars_changeFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCalendarFeed"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
        };
    };
    CalendarFiles_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedCalendarFile"][];
                };
            };
        };
    };
    CalendarFiles_importFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCalendarFile"];
                "text/calendar": string;
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @example Europe/Berlin */
                    timeZone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFileResult"];
                };
            };
        };
    };
    CalendarFiles_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an imported file */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFileDetails"];
                };
            };
        };
    };
    CalendarFiles_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of an imported file */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedCalendarFile"];
                };
            };
        };
    };
    CalendarFiles_meeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="meeting.ics"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    Interactions_list: {
        parameters: {
            query?: {
                /** @description Interactions per page; more than 200 means 200 */
                limit?: number;
                /** @description Where the page before ended, taken from its Link header */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description The next page, as rel="next"; missing on the last one */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"][];
                };
            };
        };
    };
    Interactions_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInteraction"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    Interactions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of an interaction with that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Interactions_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of an interaction with that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInteraction"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    Meetings_list: {
        parameters: {
            query?: {
                /** @description Those that are not over yet, the soonest first, or those that are, the latest first; by from and to alone unless given */
                when?: "coming" | "past";
                /** @description Those that begin then or later; without `when` now, unless given */
                from?: string;
                /** @description And before that; without `when` 31 days after from, unless given */
                to?: string;
                /** @description Words of the title, the place, the notes, and of the people and their companies; all of them have to be found */
                q?: string;
                /** @description Meetings per page; more than 500 means 500 */
                limit?: number;
                /** @description Where the page before ended, taken from its Link header */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The soonest first, or the latest for `when=past` */
            200: {
                headers: {
                    /** @description The next page, as rel="next"; missing on the last one */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"][];
                };
            };
        };
    };
    Meetings_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMeeting"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Meetings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Meetings_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is in no one's history any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Meetings_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeeting"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Meetings_setOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMeetingOutcome"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Meetings_clearOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Meetings_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
        };
    };
    Commitments_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 500 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenCommitment"][];
                };
            };
        };
    };
    Commitments_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"][];
                };
            };
        };
    };
    Commitments_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCommitment"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description Version of the commitment */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
        };
    };
    Commitments_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a commitment with that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the commitment */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
        };
    };
    Commitments_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the change is based on; without it the last change wins */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a commitment with that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Commitments_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the change is based on; without it the last change wins */
                "If-Match"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a commitment with that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCommitment"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the commitment */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
        };
    };
    StatedPreferences_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedPreference"][];
                };
            };
        };
    };
    StatedPreferences_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the current preference of this kind that the new one replaces, in quotes, or "none"; without it the last one holds */
                "If-Match"?: string;
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStatedPreference"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedPreference"];
                };
            };
        };
    };
    StatedPreferences_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a stated preference of that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Relations_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relation"][];
                };
            };
        };
    };
    Relations_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRelation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relation"];
                };
            };
        };
    };
    Relations_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a relation of that contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Health_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactHealth"];
                };
            };
        };
    };
    Health_setCadence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCadence"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactHealth"];
                };
            };
        };
    };
    Actions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAction"][];
                };
            };
        };
    };
    Actions_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of an action that is suggested now */
                actionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAction"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAction"];
                };
            };
        };
    };
    Quiz_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizComplete"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRun"];
                };
            };
        };
    };
    AssessmentComplete_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteAssessment"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRun"];
                };
            };
        };
    };
    AssessmentResponses_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResponse"][];
                };
            };
        };
    };
    AssessmentResponses_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAssessmentResponse"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentResponse"];
                };
            };
        };
    };
    AssessmentRuns_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRun"][];
                };
            };
        };
    };
    AssessmentRuns_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAnswers"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRun"];
                };
            };
        };
    };
    Observations_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveObservation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Observation"];
                };
            };
        };
    };
    CoachingRecommendations_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachingRecommendation"][];
                };
            };
        };
    };
    PersonalityProfile_find: {
        parameters: {
            query: {
                mbtiType: "ISTJ" | "ISFJ" | "INFJ" | "INTJ" | "ISTP" | "ISFP" | "INFP" | "INTP" | "ESTP" | "ESFP" | "ENFP" | "ENTP" | "ESTJ" | "ESFJ" | "ENFJ" | "ENTJ";
                enneagramType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalityProfile"];
                };
            };
        };
    };
    Guidance_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guidance"];
                };
            };
        };
    };
    Guidance_ofMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a meeting */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingGuidance"];
                };
            };
        };
    };
    Guidance_rate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                contactId: string;
                /** @description Id of a tip of the guidance */
                tipId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTipFeedback"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipFeedback"];
                };
            };
        };
    };
    Today_find: {
        parameters: {
            query?: {
                /** @description An IANA time zone, which decides when today begins and ends */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
        };
    };
    Today_findNextMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextMeetingAnswer"];
                };
            };
        };
    };
    Analytics_due: {
        parameters: {
            query?: {
                /** @description An IANA time zone, which decides when today begins and ends */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueByWeek"];
                };
            };
        };
    };
    Analytics_interactions: {
        parameters: {
            query?: {
                /** @description An IANA time zone, which decides when today begins and ends */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InteractionsByMonth"];
                };
            };
        };
    };
    Analytics_estimates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimatesByCertainty"];
                };
            };
        };
    };
    User_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
        };
    };
    User_acknowledge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeResponsibleUse"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponsibleUse"];
                };
            };
        };
    };
    User_photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOwnPhoto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPhoto"];
                };
            };
        };
    };
    User_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUser"];
                };
            };
        };
    };
    UserScores_scores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserScores"];
                };
            };
        };
    };
    UserScores_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveUserPersonality"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserScores"];
                };
            };
        };
    };
    AccessTokens_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
        };
    };
    AccessTokens_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
        };
    };
    AccessTokens_removeAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccessTokens_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an access token */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Webhooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    Webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    Webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Webhooks_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    Webhooks_renewSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
        };
    };
    Webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    Webhooks_deliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    Webhooks_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a webhook */
                id: string;
                /** @description Id of a delivery */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    AddressBooks_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"][];
                };
            };
        };
    };
    AddressBooks_connect: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectAddressBook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
        };
    };
    AddressBooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AddressBooks_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAddressBook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
        };
    };
    AddressBooks_sync: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
        };
    };
    AddressBooks_questions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardQuestion"][];
                };
            };
        };
    };
    AddressBooks_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptMatches"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressBook"];
                };
            };
        };
    };
    AddressBooks_answer: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a connection */
                id: string;
                /** @description Id of a question */
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerCardQuestion"];
            };
        };
        responses: {
            /** @description Stored */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AddressBooks_problems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a connection */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardProblem"][];
                };
            };
        };
    };
    Digest_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Digest"];
                };
            };
        };
    };
    Digest_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDigest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Digest"];
                };
            };
        };
    };
    Digest_sendNow: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Push_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
        };
    };
    Push_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePush"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
        };
    };
    Push_addDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPushDevice"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushDevice"];
                };
            };
        };
    };
    Push_removeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a device */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Push_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of a device */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTest"];
                };
            };
        };
    };
    OwnDetails_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the details */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDetails"];
                };
            };
        };
    };
    OwnDetails_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the change is based on; without it the last change wins */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOwnDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the details */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDetails"];
                };
            };
        };
    };
    OwnDetails_setPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description Version of the details */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDetails"];
                };
            };
        };
    };
    OwnDetails_removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Version of the details */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDetails"];
                };
            };
        };
    };
    OwnDetails_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="my-card.vcf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": string;
                };
            };
        };
    };
    Companies_spellings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySpellings"][];
                };
            };
        };
    };
    Companies_different: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DifferentCompanies"];
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FirstSteps_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
        };
    };
    FirstSteps_end: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
        };
    };
    FirstSteps_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
        };
    };
    FirstSteps_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
        };
    };
    Export_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="rapport-export-2026-03-14.json"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description It is kept nowhere on its way
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedData"];
                };
            };
        };
    };
    Export_exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a contact */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="rapport-contact-2026-03-14.json"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description It is kept nowhere on its way
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedPerson"];
                };
            };
        };
    };
    Export_csv: {
        parameters: {
            query?: {
                /** @description Ids of contacts between commas, at most 200; all contacts unless given */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="rapport-contacts-2026-03-14.csv"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description It is kept nowhere on its way
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    Export_vcard: {
        parameters: {
            query?: {
                /** @description Ids of contacts between commas, at most 200; all contacts unless given */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description A name for the file
                     * @example attachment; filename="rapport-contacts-2026-03-14.vcf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description It is kept nowhere on its way
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": string;
                };
            };
        };
    };
    Undos_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undo"][];
                };
            };
        };
    };
    Undos_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value per submission: repeating it within 24 hours answers with what the first request made, as it is by then, instead of doing the work again */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of an entry of GET /api/undos of the kind `labels`, `cadence`, or `organization` */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is undone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
