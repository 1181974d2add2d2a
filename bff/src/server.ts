import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { stopGracefully } from './http/health/readiness';
import { logOfProcess } from './log-batches';

const STOP_MS = 9500;

function quit(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (fault) {
    if (fault instanceof ConfigError) quit(`The BFF cannot start. Wrong settings:\n${fault.message}`);
    throw fault;
  }
}

function listenFault(fault: unknown, config: Config): string {
  const code = (fault as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return `Port ${config.port} is in use. Stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES') return `Port ${config.port} may not be used by this user. Set PORT to another port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${config.host} is not an address of this machine. Set HOST to one of its addresses.`;
  return `The BFF cannot listen on ${config.host}:${config.port}: ${String((fault as Error).message)}`;
}

const config = settings();
const { app, readiness } = await buildApp({ config, logStream: logOfProcess() });
closeWithGrace({ delay: STOP_MS, logger: false, skip: ['unhandledRejection'] }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping after a fault');
  await stopGracefully(app, readiness, config.drainDelayMs);
});
// One request's stray failure must not end the others.
process.on('unhandledRejection', (err) => app.log.error({ err }, 'unhandled rejection'));
try {
  await app.listen({ host: config.host, port: config.port });
} catch (fault) {
  quit(listenFault(fault, config));
}
