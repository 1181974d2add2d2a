/** How far a step brings the clock on. */
const STEP_MS = 5 * 60_000;

const PROGRAM = `let ahead = 0;
const Clock = Date;
const now = () => Clock.now() + ahead;
globalThis.Date = class Date extends Clock {
  constructor(...given) { if (given.length > 0) super(...given); else super(now()); }
  static now() { return now(); }
};
process.on('SIGCONT', () => { ahead += ${STEP_MS}; });`;

/**
 * Setting of a server whose clock goes five minutes ahead at each `goAhead`, so that nobody waits at a test for a mail that
 * gathers what else happens.
 */
export const movableClock = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROGRAM)}`,
};

export const goAhead = ({ pid }: { pid: number }): void => void process.kill(pid, 'SIGCONT');

/** Setting of servers whose clock starts at a moment, whenever they are started, for what shows the days of its data. */
export const clockFrom = (moment: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const Clock = Date;
const ahead = Clock.parse('${moment}') - Clock.now();
globalThis.Date = class Date extends Clock {
  constructor(...given) { if (given.length > 0) super(...given); else super(Clock.now() + ahead); }
  static now() { return Clock.now() + ahead; }
};`)}`,
});
