const FLAG = '--liftoff-only';

/**
 * For tests: workers, and what they start, without the second compiler of the embedded database. It repays its work after some thousand
 * statements, which no database that a test opens lives to see.
 */
export const firstCompilerOnly = { execArgv: [FLAG], env: { SERVER_FLAGS: FLAG } };
