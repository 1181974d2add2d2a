import {
  adminPortfolio,
  adminPortfolioPage,
  type AdminPortfoliosInput,
} from '@roofline/schema/admin-portfolio/admin-portfolio';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Portfolios of the installation, for staff. */
export function adminPortfolioLoaders(rest: Rest) {
  return {
    adminPortfolios: (asked: AdminPortfoliosInput) =>
      rest.get(restPath`/api/admin/portfolio`, adminPortfolioPage, queryOf({ ...asked })),
    adminPortfolio: (workspaceId: string) =>
      rest.get(restPath`/api/admin/portfolio/${uuid(workspaceId)}`, adminPortfolio),
  };
}
