import { quick } from '../platform/work/kind';
import { financialHealthOf } from './financial-health';

/** The computation of a dashboard from its input. */
export const dashboard = quick('dashboard', financialHealthOf);
