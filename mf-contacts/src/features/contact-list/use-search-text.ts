import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The text in a search field that is searched for when typing pauses.
 * @param search what is searched for now; when it changes from outside (Back, a link), the field follows
 * @param onSearch told after a pause what to search for
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [state, setState] = useState({ text: search, search, sent: search });

  // What comes back of what was sent must not overwrite letters typed since.
  if (search !== state.search) {
    setState({ ...state, search, text: search === state.sent ? state.text : search });
  }

  const { text } = state;
  // The pause is a timer, which lives outside of React.
  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => {
      setState((now) => ({ ...now, sent: text }));
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return [text, (next: string) => setState((now) => ({ ...now, text: next }))] as const;
}
