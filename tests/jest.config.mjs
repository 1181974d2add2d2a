import api from '../api/jest.config.mjs';

/** Whole-stack tests: REST service, BFF and database in one process; SQL on PostgreSQL too where PG_URL is set. */
export default {
  ...api,
  roots: ['<rootDir>/graph', '<rootDir>/faults', '<rootDir>/stack'],
  moduleNameMapper: {
    ...api.moduleNameMapper,
    '^@roofline/api/demo/(.*)$': '<rootDir>/../api/demo/$1.ts',
    '^@roofline/api/(.*)$': '<rootDir>/../api/src/$1.ts',
    '^@roofline/bff/(.*)$': '<rootDir>/../bff/src/$1.ts',
  },
  testTimeout: 120_000,
};
