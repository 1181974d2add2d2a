import { html, oneLine, type Markup } from '../platform/http/markup';

/** The content of a mail, before it is drawn. Everything in it may come from a user. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The button of the mail; the service makes its address, never a user. */
  action?: { label: string; url: string };
  /** The items of a list, each with the address of its page; the service makes the addresses. */
  items?: { title: string; detail: string; url: string | null }[];
  /** Small print under the action. */
  notes: string[];
  /** Unsubscribes from mails of this kind. Also a header, so that a mail program can show a button for it. */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
}

export interface DrawnLetter {
  subject: string;
  /** The address in the header. */
  oneClickUrl?: string;
  html: string;
  text: string;
  /** The workspace whose logo is attached. */
  logoOf?: string;
}

/** The name of the attached picture in the HTML (RFC 2392). */
export const LOGO_CID = 'logo';

const INK = '#131f21';
const QUIET = '#47575a';

/** The visible sender of a letter: Roofline, or the company of a private label. */
export interface Sender {
  name: string;
  /** The color of the name and of links. */
  accent: string;
  /** The color of the button. */
  button: string;
  onButton: string;
  /** The workspace whose logo is at the top; without one, only its name is. */
  logoOf?: string;
}

export const ROOFLINE: Sender = {
  name: 'Roofline',
  accent: '#0b6572',
  button: '#0b6572',
  onButton: '#ffffff',
};

const paragraph = (text: string, color = INK, size = '16px'): Markup =>
  html`<p style="margin:0 0 16px;font-size:${size};line-height:1.5;color:${color}">${text}</p>`;

function drawAction({ label, url }: NonNullable<Letter['action']>, sender: Sender): Markup {
  return html`<p style="margin:24px 0">
      <a
        href="${url}"
        style="display:inline-block;padding:12px 20px;border-radius:6px;background:${sender.button};color:${sender.onButton};font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${QUIET};word-break:break-all">
      If the button does not work, copy this address into your browser:<br /><a
        href="${url}"
        style="color:${sender.accent}"
        >${url}</a
      >
    </p>`;
}

const drawItem = ({ title, detail, url }: NonNullable<Letter['items']>[number], accent: string): Markup =>
  html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}">
    ${
      url === null
        ? html`<strong>${title}</strong>`
        : html`<a href="${url}" style="color:${accent};font-weight:600">${title}</a>`
    }<br />${detail}
  </p>`;

const drawUnsubscribe = ({ label, url }: NonNullable<Letter['unsubscribe']>): Markup =>
  html`<p style="margin:0;font-size:13px;line-height:1.5;color:${QUIET}">
    <a href="${url}" style="color:${QUIET}">${label}</a>
  </p>`;

/** Draws the logo with the name as alternative text for mail programs that show no pictures. */
const drawSender = ({ name, accent, logoOf }: Sender): Markup =>
  html`<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${accent}">
    ${
      logoOf === undefined
        ? name
        : html`<img
            src="cid:${LOGO_CID}"
            alt="${name}"
            style="display:block;max-width:240px;max-height:64px;border:0"
          />`
    }
  </p>`;

/** Returns the HTML with the sender's name in place of a logo that is not attached. */
export const withoutLogo = (drawn: string): string =>
  drawn.replace(new RegExp(`<img\\s+src="cid:${LOGO_CID}"\\s+alt="([^"]*)"[^>]*>`), '$1');

function drawHtml(letter: Letter, publicUrl: string, sender: Sender): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="referrer" content="no-referrer" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f4f6f6;font-family:Arial,Helvetica,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
          ${drawSender(sender)}${paragraph(letter.greeting)}${letter.paragraphs.map((text) => paragraph(text))}
          ${(letter.items ?? []).map((item) => drawItem(item, sender.accent))}
          ${letter.action ? drawAction(letter.action, sender) : []}
          ${letter.notes.map((text) => paragraph(text, QUIET, '13px'))}
          ${letter.unsubscribe ? drawUnsubscribe(letter.unsubscribe) : []}
        </div>
        <p style="max-width:560px;margin:16px auto 0;font-size:12px;color:${QUIET}">
          Sent by ${sender.name} at ${publicUrl}
        </p>
      </body>
    </html> `.text;
}

function drawText(letter: Letter, publicUrl: string, sender: Sender): string {
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.items ?? []).map(({ title, detail, url }) => [title, detail, url].filter(Boolean).join('\n')),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.notes,
    ...(letter.unsubscribe ? [`${letter.unsubscribe.label}:\n${letter.unsubscribe.url}`] : []),
    `-- \nSent by ${oneLine(sender.name)} at ${publicUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Draws a letter as HTML, with every value escaped, and as plain text. No value spans lines. */
export function drawLetter(given: Letter, publicUrl: string, sender = ROOFLINE): DrawnLetter {
  const letter: Letter = {
    ...given,
    subject: oneLine(given.subject).slice(0, 200),
    greeting: oneLine(given.greeting),
    paragraphs: given.paragraphs.map(oneLine),
    items: (given.items ?? []).map(({ title, detail, url }) => ({
      title: oneLine(title),
      detail: oneLine(detail),
      url,
    })),
    notes: given.notes.map(oneLine),
  };
  return {
    subject: letter.subject,
    html: drawHtml(letter, publicUrl, sender),
    text: drawText(letter, publicUrl, sender),
    ...(sender.logoOf !== undefined && { logoOf: sender.logoOf }),
    ...(letter.unsubscribe && { oneClickUrl: letter.unsubscribe.oneClickUrl }),
  };
}
