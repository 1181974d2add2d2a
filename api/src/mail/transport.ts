import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../config';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Ends mails of this kind by one POST (RFC 8058). */
  oneClickUrl?: string;
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands a mail to the mail server; returns once that has taken it. */
export type Send = (mail: OutgoingMail) => Promise<void>;

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail over SMTP, or null where no server is set. */
export function smtpSender(config: Pick<ApiConfig, 'SMTP_URL' | 'MAIL_FROM'>): Send | null {
  if (!config.SMTP_URL) return null;
  const transport = createTransport({
    url: config.SMTP_URL,
    ...LIMITS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, oneClickUrl, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from: config.MAIL_FROM,
      // An object, so that nothing in an address is ever read as a list or a name.
      to: { name: '', address: to },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(oneClickUrl !== undefined && unsubscribeHeaders(oneClickUrl)),
      },
    });
  };
}
