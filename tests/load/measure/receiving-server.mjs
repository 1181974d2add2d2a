// Started by a bench with a folder: a server that receives bodies, hashes them and writes each to a file that the disk confirms, and nothing else.
// What it reaches is about the most that a server of one process reaches on this machine with the same sender. Writes its port, and answers a GET with
// the processor time that it has taken.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const HELD_BYTES = 1_000_000;
const folder = process.argv[2];
let received = 0;

/** Beside its place, confirmed by the disk, moved, and that confirmed too: the promise that the store keeps. */
async function keep(body) {
  received += 1;
  const path = join(folder, `received-${received}`);
  const hash = createHash('sha256');
  body.on('data', (piece) => hash.update(piece));
  await pipeline(body, createWriteStream(`${path}.partial`, { highWaterMark: HELD_BYTES, flush: true }));
  await rename(`${path}.partial`, path);
  const inside = await open(folder);
  await inside.sync();
  await inside.close();
  return hash.digest('hex');
}

const server = createServer((request, answer) => {
  if (request.method === 'GET') return answer.end(JSON.stringify(process.cpuUsage()));
  keep(request).then(
    (sha256) => answer.writeHead(201).end(sha256),
    (error) => answer.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
