import { quick } from '../platform/work/kind';
import { livePdf } from './pdf/paper';
import { liveReport } from './report';

/** The computation of a live dashboard from its input. */
export const liveDashboard = quick('live dashboard', liveReport);

export const liveDashboardWork = [liveDashboard, livePdf];
