/** Native ES modules: run through `npm test`, which passes --experimental-vm-modules. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/demo'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@roofline/)'],
  moduleNameMapper: {
    '^@roofline/schema/fixtures/(.*)$': '<rootDir>/../schema/fixtures/$1.ts',
    '^@roofline/schema/process/(.*)$': '<rootDir>/../schema/process/$1.ts',
    '^@roofline/schema/(.*)$': '<rootDir>/../schema/contract/$1.ts',
    '^@roofline/engine/(.*)$': '<rootDir>/../engine/src/$1.ts',
  },
  testTimeout: 60_000,
};
