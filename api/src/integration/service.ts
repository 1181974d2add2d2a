export { keepLedgerWithoutApp } from './connected-app/leaving';
export { ensureFileIntegration, reserveFlagsOf } from './connected-app/service';
