// Loaded into every process that `npm start` and `npm run dev` start: it ends when they are gone, however they died.
process.on('disconnect', () => {
  // No one reads our output any longer.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Not by a signal to ourselves: on Windows that would leave no time to stop in order.
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
// Listening for the end must not keep an idle process alive.
process.channel?.unref();
