// What goes wrong in a way that the person who asked is told: an error code of the protocol, thrown from anywhere
// below a route.
import type { IllegalOptions, IllegalSetup } from '@arpents/engine';
import type { ErrorBody, ErrorCode } from '@arpents/protocol';
import type { TableRefusal } from '@arpents/session';

type Details = Partial<Omit<ErrorBody['error'], 'code' | 'requestId'>>;

export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  /** Seconds after which it is worth another try; null: that is not known. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, details: Details = {}, retryAfter: number | null = null) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** `requestId`: where the log says something about it. */
  body(requestId: string | null = null): ErrorBody {
    const none = { path: null, refusal: null, fault: null, version: null };
    return { error: { code: this.code, ...none, ...this.details, requestId } };
  }
}

export const problemFromRefusal = (refusal: TableRefusal, version: number): Problem =>
  refusal.code === 'against-the-rules'
    ? new Problem('against-the-rules', { refusal: refusal.refusal })
    : new Problem(refusal.code, refusal.code === 'stale-version' ? { version } : {});

export const problemFromFault = (fault: IllegalOptions | IllegalSetup): Problem =>
  new Problem('about' in fault ? 'illegal-position' : 'illegal-options', { fault });
