import type { Identity } from '@roofline/api/property/fixtures/cast';

/** Outcome of a request at the guard: let through to the rules, or stopped with this status. */
export type Outcome = 'through' | 401 | 403 | 404;
export type Outcomes = Record<Identity, Outcome>;

/** Outcome for each person, at a property that everyone in the workspace is assigned to and at one that no one is. */
export interface Rights {
  home: Outcomes;
  away: Outcomes;
  /** Where it does not matter that a property is the stranger's. */
  foreign?: Outcomes;
}

const nobody = { anonymous: 401, deactivated: 401 } as const;
const wide = { portfolioAdmin: 'through', admin: 'through', staff: 'through' } as const;
const unassigned = { ...nobody, vendor: 404, member: 404, manager: 404, ...wide, stranger: 404 } as const;

/** Rights at a property by the rights of the lesser roles; a person who is not assigned gets 404. */
const at = (vendor: Outcome, member: Outcome): Rights => ({
  home: { ...nobody, vendor, member, manager: 'through', ...wide, stranger: 404 },
  away: unassigned,
});
export const readers = at('through', 'through');
export const withMember = at(403, 'through');
export const runners = at(403, 403);
/** What a Vendor does not see, since someone else made it. */
export const unseenByVendors = at(404, 'through');
export const runnersUnseenByVendors = at(404, 403);
const adminsOnly = { manager: 403, portfolioAdmin: 403, admin: 'through', staff: 'through' } as const;
/** Admins, of what a Vendor is refused. */
export const eraserOnly: Rights = {
  home: { ...nobody, vendor: 403, member: 403, ...adminsOnly, stranger: 404 },
  away: { ...unassigned, portfolioAdmin: 403 },
};
/** Admins, of what a Vendor does not see. */
export const adminsUnseenByVendors: Rights = {
  home: { ...nobody, vendor: 404, member: 403, ...adminsOnly, stranger: 404 },
  away: { ...unassigned, portfolioAdmin: 403 },
};

const othersOnly = { member: 403, manager: 403, portfolioAdmin: 403, staff: 403 } as const;
/** The Admin who wrote it; Vendors do not see it. */
export const authorUnseenByVendors: Rights = {
  home: { ...nobody, ...othersOnly, vendor: 404, admin: 'through', stranger: 404 },
  away: { ...unassigned, portfolioAdmin: 403, staff: 403 },
};

const all = (outcome: Outcome, nobodys: Outcome = 401): Outcomes => ({
  anonymous: nobodys,
  deactivated: nobodys,
  vendor: outcome,
  member: outcome,
  manager: outcome,
  ...(outcome === 'through' ? wide : { portfolioAdmin: outcome, admin: outcome, staff: outcome }),
  stranger: outcome,
});
export const open: Rights = { home: all('through', 'through'), away: all('through', 'through') };
/** Batches and the caller's own settings: anyone signed in, with null for objects they may not see. */
export const signedIn: Rights = { home: all('through'), away: all('through') };
export const ownWorkspace: Rights = {
  home: { ...all('through'), stranger: 404 },
  away: { ...all('through'), stranger: 404 },
};
/** What concerns the whole instance: internal staff, and nobody of any workspace. */
const staffOutcomes: Outcomes = { ...all(403), staff: 'through' };
export const staffOnly: Rights = { home: staffOutcomes, away: staffOutcomes };
const addingOutcomes: Outcomes = {
  ...nobody,
  vendor: 403,
  member: 403,
  manager: 'through',
  ...wide,
  stranger: 404,
};
const runningOutcomes: Outcomes = { ...all('through'), vendor: 403, member: 403 };
/** Lists of what the caller runs, in whichever workspace that is: refused to who runs no property anywhere. */
export const anywhereRunners: Rights = {
  home: runningOutcomes,
  away: runningOutcomes,
  foreign: runningOutcomes,
};
/** Adding to the workspace: for those who run properties, whichever they are assigned to. */
export const adding: Rights = { home: addingOutcomes, away: addingOutcomes };

/** A mailed secret opens it, not an identity; everyone with a made-up secret gets the same answer. */
export const bySecret = (outcome: Outcome): Rights => ({
  home: all(outcome, outcome),
  away: all(outcome, outcome),
});
/** The private object of one Admin, who made the scene: everyone else gets 404. */
const ownersHome: Outcomes = { ...all(404), admin: 'through' };
export const owner: Rights = { home: ownersHome, away: ownersHome };
/** Only the Admin named in the body may send it. */
const namedOutcomes: Outcomes = { ...all(403), admin: 'through' };
export const namedAdmin: Rights = { home: namedOutcomes, away: namedOutcomes };
/** Administration of the workspace: for its administrators; the lesser roles get 403, others 404. */
const managing: Outcomes = { ...nobody, vendor: 403, member: 403, manager: 403, ...wide, stranger: 404 };
export const administrators: Rights = { home: managing, away: managing };

/**
 * The same in the stranger's workspace, where nobody of ours is and the stranger is Admin: what is not there for the
 * stranger at home is not there for our people here.
 */
export function abroad({ home, foreign }: Rights): Outcomes {
  if (foreign) return foreign;
  const ours = home.stranger;
  const people = { vendor: ours, member: ours, manager: ours, portfolioAdmin: ours, admin: ours };
  return { ...home, ...people, stranger: home.admin };
}
