import type { ExternalAssociation } from '@roofline/schema/integration/credential';
import type { BankBalanceSeen, LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import type { PlacementSeen } from '../../placement/service';
import type { Outside } from '../../platform/outside/outside';

/** The values of a credential, by the names of its integration's fields. */
export type CredentialValues = Readonly<Record<string, string>>;

/** The registration of this installation at a service where people sign in. */
export interface Registration {
  clientId: string;
  clientSecret: string;
  /** The registration is for test companies of the service. */
  isSandbox: boolean;
}

/** The means to ask a source. */
export interface Access {
  outside: Outside;
  /** Null where the service needs no registration, or this installation has none. */
  registration: Registration | null;
  values: CredentialValues;
  /** Stores values that the source replaced, as a refresh token works only once. Returns the stored values. */
  renew(change: (current: CredentialValues) => Promise<CredentialValues>): Promise<CredentialValues>;
  now: Date;
  today: string;
  signal?: AbortSignal;
}

/** A page of new data. */
export interface LedgerPage {
  lines: LedgerLine[];
  /** Accounts that only these lines name. */
  accounts: LedgerAccountSeen[];
  deletedExternalIds: string[];
  /** The days whose lines are complete: other lines that the source sent earlier were deleted there. */
  wholeDays: { from: string; to: string } | null;
  /** The start of the next page, now or at the next sync. */
  cursor: string;
  hasMore: boolean;
  /** Descriptions of unreadable entries, which never stop a sync. */
  unreadable: string[];
}

/** The ledger of one association. */
export interface LedgerReader {
  accounts(): Promise<LedgerAccountSeen[]>;
  /** Reads from the beginning for null. */
  transactions(cursor: string | null): Promise<LedgerPage>;
  balances(): Promise<BankBalanceSeen[]>;
  /** The reserve accounts; null where the source does not list them. Missing where no source of this kind does. */
  placements?(): Promise<{ seen: PlacementSeen[]; unreadable: string[] } | null>;
}

/** The result of a sign-in: one company, and the values that open it. */
export interface SignedIn {
  code: string;
  name: string;
  values: CredentialValues;
}

/** A service where people sign in instead of entering a credential (OAuth 2.0, authorization code). */
export interface SignIn {
  /** Returns the page of the service for the browser. */
  address(registration: Registration, back: { redirectUri: string; state: string }): string;
  /** Exchanges the code of the return, once the service confirms that it opens this company. */
  exchange(
    access: Pick<Access, 'outside' | 'now'> & { registration: Registration },
    back: { redirectUri: string; code: string; externalCode: string },
  ): Promise<SignedIn>;
  /** Hands the permission back; succeeds also where the service no longer knows it. Throws SourceFault. */
  handBack(
    access: Pick<Access, 'outside' | 'now' | 'signal'> & { registration: Registration },
    values: CredentialValues,
  ): Promise<void>;
}

/** The connector of a kind of source. */
export interface Connector {
  /** Missing where people enter a credential. */
  signIn?: SignIn;
  /** Returns the associations that the credential reaches; null where the source cannot list them. */
  listAssociations(access: Access): Promise<ExternalAssociation[] | null>;
  open(access: Access, code: string): LedgerReader;
}

/** Why a source could not be read. The message tells people what is wrong and how to mend it. */
export class SourceFault extends Error {
  constructor(
    /** `expired`: the credential is refused; `busy`, `away`: it passes by itself; `wrong`: someone has to mend it. */
    readonly kind: 'expired' | 'busy' | 'away' | 'wrong' | 'tooMuch' | 'cursorGone',
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message);
    this.name = 'SourceFault';
  }
}
