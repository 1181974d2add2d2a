import type { FastifyReply, FastifyRequest } from 'fastify';

const attributes = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** The cookie with a browser's session token: scripts cannot read it, and other sites' requests do not carry it. */
export class SessionCookie {
  readonly name: string;
  readonly #isSecure: boolean;
  readonly #now: () => Date;

  constructor(isTls: boolean, now: () => Date) {
    // The prefix makes browsers refuse the cookie without Secure, with a Domain or under another path.
    this.name = isTls ? '__Host-roofline_session' : 'roofline_session';
    this.#isSecure = isTls;
    this.#now = now;
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  /** Stores a session. Without `isPersistent`, it ends with the browser. */
  set(reply: FastifyReply, token: string, session: { isPersistent: boolean; expiresAt: string }): void {
    const seconds = Math.floor((Date.parse(session.expiresAt) - this.#now().getTime()) / 1000);
    void reply.setCookie(this.name, token, {
      ...attributes,
      secure: this.#isSecure,
      ...(session.isPersistent && Number.isFinite(seconds) ? { maxAge: Math.max(0, seconds) } : {}),
    });
  }

  clear(reply: FastifyReply): void {
    void reply.setCookie(this.name, '', {
      ...attributes,
      secure: this.#isSecure,
      maxAge: 0,
      expires: new Date(0),
    });
  }
}
