import { associationPage } from '@roofline/schema/portfolio-analytics/associations';
import { associationMap } from '@roofline/schema/portfolio-analytics/map';
import { projectSpend, spendBreakdown } from '@roofline/schema/portfolio-analytics/project-spend';
import { analyticsUserPage } from '@roofline/schema/portfolio-analytics/users';
import { portfolioWhatIf } from '@roofline/schema/portfolio-analytics/what-if';
import type {
  QueryPortfolioAssociationsArgs,
  QueryPortfolioMapArgs,
  QueryPortfolioProjectSpendArgs,
  QueryPortfolioSpendBreakdownArgs,
  QueryPortfolioUsersArgs,
  QueryPortfolioWhatIfArgs,
} from '../generated/resolver-types';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** The workspace of a query, checked before it stands in an address. */
const named = (workspaceId: string | null | undefined) =>
  workspaceId == null ? null : uuid(workspaceId).text;

export function portfolioAnalyticsLoaders(rest: Rest) {
  return {
    portfolioAssociations: ({ workspaceId, view, page, pageSize }: QueryPortfolioAssociationsArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/properties`,
        associationPage,
        queryOf({ workspaceId: named(workspaceId), ...view, page, pageSize }),
      ),
    portfolioMap: ({ workspaceId, view }: QueryPortfolioMapArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/map`,
        associationMap,
        queryOf({ workspaceId: named(workspaceId), ...view }),
      ),
    portfolioUsers: ({ workspaceId, ...asked }: QueryPortfolioUsersArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/users`,
        analyticsUserPage,
        queryOf({ workspaceId: named(workspaceId), ...asked }),
      ),
    portfolioProjectSpend: ({ workspaceId, ...asked }: QueryPortfolioProjectSpendArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/projectspend`,
        projectSpend,
        queryOf({ workspaceId: named(workspaceId), ...asked }),
      ),
    portfolioSpendBreakdown: ({ workspaceId, ...asked }: QueryPortfolioSpendBreakdownArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/projectspend/breakdown`,
        spendBreakdown,
        queryOf({ workspaceId: named(workspaceId), ...asked }),
      ),
    portfolioWhatIf: ({ workspaceId, change }: QueryPortfolioWhatIfArgs) =>
      rest.get(
        restPath`/api/portfolioanalytics/whatif`,
        portfolioWhatIf,
        queryOf({ workspaceId: named(workspaceId), ...change }),
      ),
  };
}
