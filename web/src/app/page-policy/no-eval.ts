/**
 * Our pages run no code that is made of text (their Content-Security-Policy), so zod must not try to: browsers report each
 * try as a violation, although it is caught. Zod reads this setting at its first check, whoever is loaded first.
 */
const setting = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
setting.__zod_globalConfig = Object.assign(setting.__zod_globalConfig ?? {}, { jitless: true });
