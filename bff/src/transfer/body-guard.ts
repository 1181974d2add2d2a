import { Transform } from 'node:stream';

/** An upload that is refused while it streams: too large or too slow. */
export class UploadRefused extends Error {
  readonly status: 408 | 413;
  constructor(status: 408 | 413) {
    super(`upload refused: ${status}`);
    this.status = status;
  }
}

export interface BodyLimits {
  bytes: number;
  /** Less than `minBytes` in `windowMs` is too slow: such an upload only blocks a connection. */
  windowMs: number;
  minBytes: number;
}

/** Passes a body on and counts its bytes: neither Content-Length nor the sender's speed is trusted. */
export function bodyGuard(limits: BodyLimits): Transform {
  let total = 0;
  let sinceTick = 0;
  const timer = setInterval(() => {
    if (sinceTick < limits.minBytes) guard.destroy(new UploadRefused(408));
    sinceTick = 0;
  }, limits.windowMs);
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      sinceTick += chunk.length;
      if (total > limits.bytes) done(new UploadRefused(413));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
    flush(done) {
      clearInterval(timer);
      done();
    },
  });
  return guard;
}
