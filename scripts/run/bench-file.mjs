// Runs one bench file (TypeScript, through tsx) and prints its results as JSON: the export whose name is run…Bench.
import { pathToFileURL } from 'node:url';
import { setup } from '../../api/test-programs.mjs';

// What a bench starts in its process computes on threads of these programs.
await setup();
const bench = await import(pathToFileURL(process.argv[2]).href);
const name = Object.keys(bench).find((key) => /^run\w*Bench$/.test(key));
if (!name) throw new Error(`${process.argv[2]} exports no run…Bench function`);
process.stdout.write(`\n${JSON.stringify(await bench[name]())}\n`);
// Servers that a bench left open must not keep the process alive.
process.exit(0);
