import { quick } from '../platform/work/kind';
import { livePdf } from './pdf/paper';
import { liveReport } from './report';

/** A live dashboard, computed of what was read for it. */
export const liveDashboard = quick('live dashboard', liveReport);

export const liveDashboardWork = [liveDashboard, livePdf];
