import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { Connections } from './connections';

const PATIENCE = 60_000;
const open: { server: Server; sockets: Socket[] }[] = [];

afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  const connections = new Connections(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  open.push({ server, sockets });
  const client = async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    const over = new Promise<string>((done) => {
      socket.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'));
      socket.on('close', () => done(text));
    });
    await new Promise((done) => socket.once('connect', done));
    return { socket, over };
  };
  return { server, connections, port, client };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Clients on a thread of their own ask while this thread is busy, so that the kernel takes them and we have not. */
const CLIENTS = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
  const flag = new Int32Array(sent);
  const ends = Array.from({ length: count }, () => new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(${JSON.stringify(REQUEST)}, () => {
      Atomics.add(flag, 0, 1);
      Atomics.notify(flag, 0);
    }));
    socket.on('data', (part) => (text += part));
    socket.on('error', (error) => done(error.code));
    socket.on('close', () => done(text.slice(9, 12)));
  }));
  Promise.all(ends).then((all) => parentPort.postMessage(all));
`;

test('connections waiting in the kernel when the stop begins are accepted and answered', async () => {
  const { server, connections, port } = await listen((_request, response) => {
    response.setHeader('connection', 'close').end('here');
  });
  const count = 50;
  const sent = new SharedArrayBuffer(4);
  const worker = new Worker(CLIENTS, { eval: true, workerData: { port, count, sent } });
  const answers = new Promise<string[]>((done) => worker.once('message', done));
  await new Promise((done) => worker.once('online', done));
  // Not one turn of this loop until all 50 have asked.
  const flag = new Int32Array(sent);
  for (let seen = 0; seen < count; seen = Atomics.load(flag, 0)) Atomics.wait(flag, 0, seen, 1000);
  await connections.takeWaiting(PATIENCE);
  server.close();
  await connections.end(PATIENCE);
  expect(await answers).toEqual(Array(count).fill('200'));
  await worker.terminate();
});

test('a connection without a request is closed, one with a request only when it is answered', async () => {
  const asked: ServerResponse[] = [];
  const { server, connections, client } = await listen((_request, response) => void asked.push(response));
  const under = await client();
  const unused = await client();
  under.socket.write(REQUEST);
  await once(server, 'request');
  await connections.takeWaiting(PATIENCE);
  server.close();
  const closing = connections.end(PATIENCE);
  expect(await unused.over).toBe('');
  // As long again as the other one was given.
  await delay(500);
  expect(under.socket.destroyed).toBe(false);
  asked[0]!.end('late');
  await closing;
  expect(await under.over).toContain('late');
});

test('a request that comes in pieces keeps its connection while pieces come', async () => {
  const { server, connections, client } = await listen((_request, response) => {
    response.setHeader('connection', 'close').end('whole');
  });
  const slow = await client();
  await connections.takeWaiting(PATIENCE);
  server.close();
  const closing = connections.end(PATIENCE);
  for (const letter of REQUEST) {
    slow.socket.write(letter);
    await delay(20);
  }
  expect(await slow.over).toContain('whole');
  await closing;
});

test('a client that does not read its answer is cut off when patience ends', async () => {
  const { server, connections, client } = await listen(() => undefined);
  const { socket, over } = await client();
  socket.write(REQUEST);
  await once(server, 'request');
  server.close();
  await connections.end(0);
  expect(await over).toBe('');
});
