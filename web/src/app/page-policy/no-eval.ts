/**
 * Our pages run no code that is created from text (their Content-Security-Policy), so zod must not try to: browsers report
 * each try as a violation, although it is caught. Zod reads this setting at its first check, so the load order is free.
 */
const setting = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
setting.__zod_globalConfig = Object.assign(setting.__zod_globalConfig ?? {}, { jitless: true });
