// Why a file cannot be opened, in a sentence that says where.
import { describeCourseFault, describeRecordFault, type Locale } from '@arpents/messages';
import type { FileFault } from '../records/read-file.ts';
import { textIn } from '../text/use-text.ts';

export function describeFileFault(fault: FileFault, locale: Locale): string {
  switch (fault.code) {
    case 'too-large':
    case 'unreadable':
      return textIn(locale, `file.${fault.code}`);
    case 'not-json':
      return textIn(locale, 'file.not-json', { line: fault.line });
    case 'malformed-record':
      return describeRecordFault(fault, locale);
    case 'transcript-difference':
      return textIn(locale, 'file.turn', {
        turn: fault.turn,
        fault: describeCourseFault(fault, locale),
      });
    default:
      return describeCourseFault(fault, locale);
  }
}
