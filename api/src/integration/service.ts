export { ensureFileIntegration, reserveFlagsOf } from './connected-app/service';
