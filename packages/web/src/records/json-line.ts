// Where a text stops being JSON: browsers say it in words of their own, or not at all.

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** What may come next; a `first` one may be missing. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'more' | 'nothing';

/** The line, counted from 1, of the first token that does not belong where it is; that of the end, if something lacks. */
export function faultyLine(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  TOKEN.lastIndex = 0;
  let end = 0;
  for (;;) {
    const found = TOKEN.exec(text);
    const next: Expected | null =
      found === null ? null : afterToken(expected, found[1], found[2], open);
    if (next === null) break;
    end = TOKEN.lastIndex;
    expected = next;
  }
  const at = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  return text.slice(0, at).split('\n').length;
}

/** null: this token does not belong here. Keeps account of what is open. */
function afterToken(
  expected: Expected,
  sign: string | undefined,
  string: string | undefined,
  open: ('{' | '[')[],
): Expected | null {
  const closed = (): Expected => (open.length === 0 ? 'nothing' : 'more');
  const isValue = expected === 'value' || expected === 'first-value';
  switch (sign) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(sign);
      return sign === '{' ? 'first-key' : 'first-value';
    case '}':
    case ']': {
      const first = sign === '}' ? 'first-key' : 'first-value';
      if (expected !== 'more' && expected !== first) return null;
      return open.pop() === (sign === '}' ? '{' : '[') ? closed() : null;
    }
    case ',':
      return expected !== 'more' ? null : open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    default:
      if (isValue) return closed();
      return string !== undefined && (expected === 'key' || expected === 'first-key')
        ? 'colon'
        : null;
  }
}
