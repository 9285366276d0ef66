export interface Operator {
  readonly name: string;
  readonly address: string | null;
  readonly email: string | null;
  readonly kep: string | null;
  readonly phone: string | null;
  /** Set by admins only. */
  readonly taxOffice?: string | null;
  readonly taxNumber?: string | null;
}

/** The site's configuration. */
export interface Settings {
  /** Scheme and host of canonical addresses, without a slash at the end. */
  readonly publicUrl: string;
  readonly tiles: { readonly roadmap: string; readonly satellite?: string; readonly attribution: string } | null;
  /** The operator named by the legal pages; null if not configured. */
  readonly operator: Operator | null;
  /** The account that invoices are paid to; null if not configured. */
  readonly iban: string | null;
  readonly trustProxy: number;
  readonly limits: Readonly<Record<string, number>>;
  /** Outgoing mail: the sender and the server, without its credentials; null: mails are written to a folder. */
  readonly mail: { readonly from: string | null; readonly server: string | null };
}

/** Nest's token for them. */
export const SETTINGS = Symbol('settings');

/** From the names of the environment, in both profiles. */
export const settingsOf = (config: {
  readonly PUBLIC_URL: string;
  readonly TRUST_PROXY: number;
  readonly MAP_TILES_URL?: string | undefined;
  readonly MAP_TILES_ATTRIBUTION?: string | undefined;
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
  readonly OPERATOR_KEP?: string | undefined;
  readonly OPERATOR_IBAN?: string | undefined;
  readonly OPERATOR_PHONE?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly LIMITS?: Readonly<Record<string, number>> | undefined;
}): Settings => ({
  publicUrl: config.PUBLIC_URL.replace(/\/+$/, ''),
  trustProxy: config.TRUST_PROXY,
  limits: config.LIMITS ?? {},
  mail: {
    from: config.SMTP_URL === undefined ? null : (config.MAIL_FROM ?? null),
    server: config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL).host,
  },
  iban: config.OPERATOR_IBAN ?? null,
  operator:
    config.OPERATOR_NAME === undefined
      ? null
      : {
          name: config.OPERATOR_NAME,
          address: config.OPERATOR_ADDRESS ?? null,
          email: config.OPERATOR_EMAIL ?? null,
          kep: config.OPERATOR_KEP ?? null,
          phone: config.OPERATOR_PHONE ?? null,
        },
  tiles:
    config.MAP_TILES_URL === undefined
      ? null
      : { roadmap: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION ?? '' },
});
