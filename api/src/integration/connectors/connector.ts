import type { ExternalAssociation } from '@roofline/schema/integration/credential';
import type { BankBalanceSeen, LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import type { PlacementSeen } from '../../placement/service';
import type { Outside } from '../../platform/outside/outside';

/** What a credential holds, by the names of its integration's fields. */
export type CredentialValues = Readonly<Record<string, string>>;

/** What this installation is to a service at which people sign in. */
export interface Registration {
  clientId: string;
  clientSecret: string;
  /** It is for companies that the service has for trying out. */
  isSandbox: boolean;
}

/** With what a source is asked. */
export interface Access {
  outside: Outside;
  /** Null where the service needs none, or this installation has none. */
  registration: Registration | null;
  values: CredentialValues;
  /** Stores values that the source replaced: a refresh token is good for one use. Gives what is stored now. */
  renew(change: (current: CredentialValues) => Promise<CredentialValues>): Promise<CredentialValues>;
  now: Date;
  today: string;
  signal?: AbortSignal;
}

/** A page of what is new. */
export interface LedgerPage {
  lines: LedgerLine[];
  /** Accounts that only showed in these lines. */
  accounts: LedgerAccountSeen[];
  deletedExternalIds: string[];
  /** The lines are all that the source has for these days: others that it brought earlier are deleted there. */
  wholeDays: { from: string; to: string } | null;
  /** Where the next page begins, now or at the next sync. */
  cursor: string;
  hasMore: boolean;
  /** What could not be read, in words; it never stops a sync. */
  unreadable: string[];
}

/** The ledger of one association. */
export interface LedgerReader {
  accounts(): Promise<LedgerAccountSeen[]>;
  /** From the beginning for null. */
  transactions(cursor: string | null): Promise<LedgerPage>;
  balances(): Promise<BankBalanceSeen[]>;
  /** Where the reserve money lies; null where the source does not say. Left out where no source of the kind does. */
  placements?(): Promise<{ seen: PlacementSeen[]; unreadable: string[] } | null>;
}

/** What a sign-in gave: one company, and what opens it. */
export interface SignedIn {
  code: string;
  name: string;
  values: CredentialValues;
}

/** A service at which people sign in, in place of entering a credential (OAuth 2.0, authorization code). */
export interface SignIn {
  /** The page of the service to which the browser goes. */
  address(registration: Registration, back: { redirectUri: string; state: string }): string;
  /** What the code of the return opens, once the service has confirmed that it opens this company. */
  exchange(
    access: Pick<Access, 'outside' | 'now'> & { registration: Registration },
    back: { redirectUri: string; code: string; externalCode: string },
  ): Promise<SignedIn>;
  /** Hands the permission back; done as well where the service no longer knows it. Throws SourceFault. */
  handBack(
    access: Pick<Access, 'outside' | 'now' | 'signal'> & { registration: Registration },
    values: CredentialValues,
  ): Promise<void>;
}

/** A kind of source. */
export interface Connector {
  /** Left out where people enter a credential. */
  signIn?: SignIn;
  /** The associations that the credential reaches; null where the source cannot say. */
  listAssociations(access: Access): Promise<ExternalAssociation[] | null>;
  open(access: Access, code: string): LedgerReader;
}

/** Why a source could not be read. The message is for people: what is wrong and how to mend it. */
export class SourceFault extends Error {
  constructor(
    /** `expired`: the credential is refused; `busy`, `away`: it passes by itself; `wrong`: somebody has to mend it. */
    readonly kind: 'expired' | 'busy' | 'away' | 'wrong' | 'tooMuch' | 'cursorGone',
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message);
    this.name = 'SourceFault';
  }
}
