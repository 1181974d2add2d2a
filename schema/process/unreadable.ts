import type { Socket } from 'node:net';

type Answer = [status: string, code: string, detail: string];

const OTHERS: Answer = ['400 Bad Request', 'unreadable', 'The request is not readable as HTTP.'];
const ANSWERS: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'tooLarge',
    'The address and the headers of the request are too long. Send long values in its body.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow', 'The request did not arrive in time.'],
};

/**
 * Answers bytes that are not a request with the body of any other failure, and closes the connection: the bytes that follow
 * have no beginning. The answer says so, since a client that reused the connection would lose its next request.
 */
export function answerUnreadable(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, detail] = ANSWERS[fault.code ?? ''] ?? OTHERS;
  const body = JSON.stringify({ error: { errors: [{ code, detail }] } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
