const FLAG = '--liftoff-only';

/**
 * Settings for tests: workers and their processes run the embedded database without V8's second compiler. That one pays
 * off after some thousand statements, more than the database of a test runs.
 */
export const firstCompilerOnly = { execArgv: [FLAG], env: { SERVER_FLAGS: FLAG } };
