// Where addresses stand behind the #, what is asked for (`#/games/ID?at=34.2`) is moved before it, where every page looks
// for it.

export function liftQuery(): void {
  const [path = '', query] = location.hash.split('?');
  if (query === undefined) return;
  history.replaceState(history.state, '', `${location.pathname}?${query}${path}`);
}
