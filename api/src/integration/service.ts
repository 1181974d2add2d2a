export { reserveFlagsOf } from './connected-app/flags';
export { keepLedgerWithoutApp } from './connected-app/leaving';
export { ensureFileIntegration } from './connected-app/service';
