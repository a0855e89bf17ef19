// Which addresses count as one.
import { isIPv6 } from 'node:net';

/** Of an IPv6 address the first 64 bits: the rest changes from day to day. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':');
}
