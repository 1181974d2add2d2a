import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../config';
import { LOGO_CID } from './letter';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Unsubscribes from mails of this kind by one POST (RFC 8058). */
  oneClickUrl?: string;
  /** A PNG that the HTML shows. It is attached: an address to fetch it from would reveal who reads the mail. */
  logo?: Uint8Array;
}

const inline = (logo: Uint8Array) => ({
  attachments: [
    {
      filename: 'logo.png',
      content: Buffer.from(logo),
      contentType: 'image/png',
      cid: LOGO_CID,
      contentDisposition: 'inline' as const,
    },
  ],
});

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends a mail to the mail server; returns once the server has accepted it. */
export type Send = (mail: OutgoingMail) => Promise<void>;

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns a sender over SMTP, or null if no server is set. */
export function smtpSender(config: Pick<ApiConfig, 'SMTP_URL' | 'MAIL_FROM'>): Send | null {
  if (!config.SMTP_URL) return null;
  const transport = createTransport({
    url: config.SMTP_URL,
    ...LIMITS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, oneClickUrl, logo, ...mail }) => {
    await transport.sendMail({
      ...mail,
      ...(logo && inline(logo)),
      from: config.MAIL_FROM,
      // An object, so that an address is never parsed as a list or a name.
      to: { name: '', address: to },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(oneClickUrl !== undefined && unsubscribeHeaders(oneClickUrl)),
      },
    });
  };
}
