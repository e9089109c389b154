import { api, type Contact, type ContactSummary } from '@rapport/api-client';
import { isUuid } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useCommands } from '@rapport/remote-api/commands';
import { useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { PartBoundary } from '@rapport/shared-ui';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { contactListCall } from '../../queries.ts';
import { mergeRoute } from '../../contacts/contact-routes.ts';
import { exactly } from '../../contacts/list-total.ts';
import { isNarrowed } from '../../contacts/list-view.ts';
import { ListContent } from '../../features/contact-list/list-content.tsx';
import { ListHead } from '../../features/contact-list/list-head.tsx';
import { LogFromRowContext } from '../../features/contact-list/log-from-row.tsx';
import { enterList, rowOf } from '../../features/contact-list/move-in-list.ts';
import { useContactList, useTotal } from '../../features/contact-list/use-contact-list.ts';
import { SelectionHead } from '../../features/contact-list/selection-head.tsx';
import { useDeletedContacts } from '../../features/delete-contact/deleted-contacts.ts';
import { useListSelection } from '../../features/contact-list/use-list-selection.ts';
import { useUsedView } from '../../features/contact-list/view-parts.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { LAST_MS, useLater } from '../../ui/use-later.ts';
import { DetailPane, ListPane, ListPart, Split, UndoBars } from './contacts-layout.tsx';
import { DetailContent, loadContactDetail } from './detail-content.tsx';
import { TodaySkeleton } from '../../features/today/today-skeleton.tsx';
import { todayCall } from '../../features/today/today-query.ts';
import { LazyGestures } from './lazy-gestures.tsx';
import { LazyToday } from './lazy-today.tsx';
import { useLastSelected, useListReturn } from './list-return.ts';
import { SavedViewCommands } from '../../saved-views/saved-view-commands.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { useAddressView } from './use-address-view.ts';
import { useListCommands } from './use-list-commands.ts';

const loadLogDialog = () => import('../log-interaction-dialog.tsx');
const loadAddDialog = () => import('../../features/add-contact/add-contact-dialog.tsx');

const PickedPane = lazy(() =>
  import('./selection-parts.ts').then((parts) => ({ default: parts.PickedPane })),
);

/** Loads the view of a contact before the user opens a row or presses Undo. */
const prepareDetail = () => void loadContactDetail().catch(() => undefined);

/** List and detail, at / and /contacts. The selection and the view are in the URL. */
export function ContactsPage() {
  const [params] = useSearchParams();
  const selectedId = params.get('selected');
  const navigate = useNavigate();
  const { view, show, isDayAbove } = useAddressView(selectedId);
  const wide = useIsWide();
  const used = useUsedView(view);
  const list = useContactList(used);
  const adding = useLazyDialog(loadAddDialog);
  const { startId, open } = useLastSelected({ selectedId, setOpen: adding.setOpen, navigate });
  const rows = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);
  useListReturn({ selectedId, wide, rows, detail });

  // Undo opens a contact, which must also work without a network.
  const isUndoOffered = useDeletedContacts().entries.length > 0;
  useEffect(() => {
    if (isUndoOffered) prepareDetail();
  }, [isUndoOffered]);

  const logging = useLazyDialog(loadLogDialog);
  const [logged, setLogged] = useState<ContactSummary | null>(null);
  const { show: showLog } = logging;
  const log = useCallback(
    (contact: ContactSummary) => {
      setLogged(contact);
      showLog();
    },
    [showLog],
  );
  /** The contact of the focused row. */
  const focused = () =>
    list.status === 'ready' ? list.contacts[rowOf(document.activeElement)] : undefined;
  useCommands(useShellApi(), [
    { id: 'add-contact', label: 'Add Contact', keys: 'c', run: adding.show },
    {
      id: 'log-interaction',
      label: 'Log an interaction',
      keys: 'l',
      isAvailable: () => focused() !== undefined,
      run: () => {
        const contact = focused();
        if (contact !== undefined) log(contact);
      },
    },
  ]);
  const { newName, dialog } = useListCommands({ add: adding.show, show });

  const searchFor = useCallback((search: string) => show({ ...view, search }), [show, view]);

  const isReady = list.status === 'ready';
  const contacts = isReady ? list.contacts : NO_CONTACTS;
  const loaded = useMemo(() => contacts.map(({ id }) => id), [contacts]);
  const { path } = contactListCall(used);
  const picking = useListSelection(loaded, path);
  const { picked } = picking;
  useCommands(useShellApi(), [
    { id: 'select-contacts', label: 'Select contacts', run: picking.start },
  ]);
  const isLater = useLater(isReady);
  const isLast = useLater(isReady, LAST_MS);
  const total = useTotal(list, used, picked?.wholeView);
  const all = total ?? exactly(loaded.length);
  const chosen =
    picked === null
      ? NO_CONTACTS
      : contacts.filter(({ id }) => picked.wholeView || picked.ids.has(id));
  const count = picked?.wholeView ? all : exactly(chosen.length);
  const endOnEscape = (event: KeyboardEvent) => {
    // If a dialog or menu was open, it has handled the key to close itself.
    if (event.key === 'Escape' && picked !== null && !event.defaultPrevented) picking.end();
  };
  const pickedPane = picked !== null && (
    <Suspense>
      <PickedPane
        contacts={chosen}
        count={count}
        target={
          picked.wholeView && (all.known !== 'exactly' || all.count > loaded.length)
            ? { matching: path.slice(path.indexOf('?') + 1) }
            : { ids: chosen.map(({ id }) => id) }
        }
        wide={wide}
        onRemove={picking.toggle}
        onEnd={picking.end}
      />
    </Suspense>
  );
  const isEmpty = isReady && list.contacts.length === 0 && !isNarrowed(view);
  /** A phone shows the day above the list, and reserves its space until it's known if there is one. */
  const isDayFirst =
    !wide &&
    selectedId === null &&
    list.status !== 'failed' &&
    !isEmpty &&
    isDayAbove &&
    picked === null;
  /** Scrolls the field to the top before the user types, so that the results are visible above the keyboard. */
  const raiseField = ({ target, currentTarget }: FocusEvent) => {
    if (isDayFirst && target instanceof HTMLInputElement) currentTarget.scrollIntoView();
  };
  const isDayBeside = wide && selectedId === null && isReady && !isEmpty && picked === null;
  const day = isDayFirst || isDayBeside ? todayCall() : undefined;
  const beside = isUuid(selectedId) ? api.get('/api/contacts/{id}', { id: selectedId }) : day;
  const isListShown = wide || selectedId === null;
  const addButton = {
    onClick: adding.show,
    pending: adding.opening,
    onPointerEnter: adding.prepare,
    onFocus: adding.prepare,
  };
  return (
    <Split onKeyDown={endOnEscape}>
      {isLater && <SavedViewCommands onView={show} />}
      {isLater && !wide && selectedId === null && picked === null && (
        <LazyGestures rows={rows} contacts={contacts} onLog={log} />
      )}
      <ListPane
        $covered={selectedId !== null}
        $aboveBar={picked !== null}
        aria-label="Contacts list"
        onPointerOver={prepareDetail}
        onFocus={prepareDetail}
      >
        {isDayFirst && (
          <section aria-label="Today">
            {isReady ? <LazyToday wide={false} otherwise={null} /> : <TodaySkeleton />}
          </section>
        )}
        <ListPart $belowDay={isDayFirst} onFocus={raiseField}>
          {picked === null ? (
            <ListHead
              total={total}
              outdated={isReady && list.outdated}
              view={view}
              onSearch={searchFor}
              onView={show}
              wide={wide}
              addButton={addButton}
              onPick={picking.start}
              onEnterList={() => enterList(rows.current)}
            />
          ) : (
            <SelectionHead picking={picking} count={count} total={all} />
          )}
          {!wide && selectedId === null && <UndoBars opensRestored isLast={isLast} />}
          {isListShown && (
            <PartBoundary resetKey={path}>
              <LogFromRowContext value={log}>
                <ListContent
                  ref={rows}
                  list={list}
                  total={total}
                  view={view}
                  onView={show}
                  beside={beside?.path}
                  wide={wide}
                  selectedId={selectedId}
                  startId={startId}
                  picking={picking}
                />
              </LogFromRowContext>
            </PartBoundary>
          )}
        </ListPart>
      </ListPane>
      <DetailPane
        ref={detail}
        $covered={selectedId === null && !isEmpty && list.status !== 'failed'}
        aria-label={selectedId === null && isReady && !isEmpty ? 'Today' : 'Contact'}
      >
        {(wide || selectedId !== null) && (
          <UndoBars opensRestored={selectedId === null} isLast={isLast} />
        )}
        {wide && pickedPane ? (
          pickedPane
        ) : (
          <DetailContent
            list={list}
            isEmpty={isEmpty}
            selectedId={selectedId}
            view={view}
            wide={wide}
            addButton={addButton}
          />
        )}
      </DetailPane>
      {!wide && selectedId === null && pickedPane}
      {dialog}
      {logging.part && logging.open && logged && (
        <logging.part.LogInteractionDialog
          contact={logged}
          onClose={() => logging.setOpen(false)}
        />
      )}
      {adding.part && adding.open && (
        <adding.part.AddContactDialog
          name={newName}
          onClose={() => adding.setOpen(false)}
          // The new contact might not match the current view.
          onAdded={(contact: Contact, sameAs: string | null) => {
            open(contact.id);
            if (sameAs !== null) void navigate(mergeRoute(sameAs, contact.id));
          }}
          onOpenContact={open}
        />
      )}
    </Split>
  );
}

const NO_CONTACTS: ContactSummary[] = [];
