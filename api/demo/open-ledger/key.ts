/** The key of the demo's ledger server: it serves invented figures on loopback only, so it is no secret. */
export const DEMO_LEDGER_KEY = 'demo-open-ledger';
