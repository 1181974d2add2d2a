// Loaded into every process that `npm start` and `npm run dev` start: it ends when they are gone, however they died.
process.on('disconnect', () => {
  // Nobody reads what we write any more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Not by a signal to ourselves: on Windows that would leave no time to stop in order.
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
// Listening for the end keeps no process alive that has nothing else to do.
process.channel?.unref();
