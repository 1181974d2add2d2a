import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { project } from '../tables';
import type { BidRow } from '../bidding/repository';
import { projectBid } from '../bidding/tables';

const DAYS = {
  bidId: projectBid.bidId,
  projectId: project.projectId,
  propertyId: project.propertyId,
  bidder: projectBid.bidder,
  projectName: project.name,
  validUntil: projectBid.validUntil,
  propertyFileId: projectBid.propertyFileId,
  awardedBidId: project.awardedBidId,
};
/** A bid with the day until which it is valid. */
export type BidDays = Pick<BidRow, 'bidId' | 'projectId' | 'propertyId' | 'bidder' | 'propertyFileId'> & {
  projectName: string;
  validUntil: string;
  /** Another bid has the award. */
  isDecided: boolean;
};

/** Returns the bids with an end for open projects of the properties, without the awarded one, which is the contract. */
export async function bidDays(tx: Tx, propertyIds: readonly string[]): Promise<BidDays[]> {
  if (propertyIds.length === 0) return [];
  const ofProject = and(
    eq(project.workspaceId, projectBid.workspaceId),
    eq(project.projectId, projectBid.projectId),
  );
  const rows = await tx
    .select(DAYS)
    .from(projectBid)
    .innerJoin(project, ofProject)
    .where(
      and(
        inArray(project.propertyId, [...propertyIds]),
        isNull(project.deletedAt),
        eq(project.isCompleted, false),
        or(isNull(project.awardedBidId), ne(project.awardedBidId, projectBid.bidId)),
        isNotNull(projectBid.validUntil),
      ),
    );
  return rows.map(({ awardedBidId, validUntil, ...row }) => ({
    ...row,
    validUntil: validUntil!,
    isDecided: awardedBidId !== null,
  }));
}
