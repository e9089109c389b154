-- Reports sessions that end at Supabase without the shell to the API. Requires the API's schema in the project's own
-- database. The intervals must be at least the lifetime of an access token.

-- A sign-out, a password change, or the removal of an account.
CREATE FUNCTION rapport.session_ended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO rapport.revocations (user_id, kind, session_id, revoked_at, expires_at)
  VALUES (OLD.user_id, 'session', OLD.id, now(), now() + interval '1 hour 1 minute')
  ON CONFLICT (user_id, kind, session_id) DO NOTHING;
  RETURN OLD;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION rapport.session_ended();

-- The reuse of a refresh token of the older kind: all refresh tokens are revoked, but the session stays.
CREATE FUNCTION rapport.tokens_revoked() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  -- A refresh revokes one token and issues the next in the same transaction.
  IF NEW.session_id IS NOT NULL AND NOT EXISTS (SELECT FROM auth.refresh_tokens
      WHERE session_id = NEW.session_id AND revoked IS NOT TRUE) THEN
    INSERT INTO rapport.revocations (user_id, kind, session_id, revoked_at, expires_at)
    VALUES (NEW.user_id::uuid, 'session', NEW.session_id, now(), now() + interval '1 hour 1 minute')
    ON CONFLICT (user_id, kind, session_id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER tokens_revoked AFTER UPDATE OF revoked ON auth.refresh_tokens
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.revoked)
  EXECUTE FUNCTION rapport.tokens_revoked();
