/** The settings of one instance of the auth server. Several instances with different settings may share a database. */
export type AuthSettings = {
  siteUrl: string;
  /** Where clients reach this server: the issuer of its tokens. */
  externalUrl: string;
  redirectAllowList: readonly string[];
  jwtLifetimeSeconds: number;
  signup: boolean;
  email: boolean;
  phone: boolean;
  anonymous: boolean;
  emailAutoconfirm: boolean;
  phoneAutoconfirm: boolean;
  passwordMin: number;
  passwordRule: 'strong' | 'length';
  passwordCommonCheck: boolean;
  otpLifetimeSeconds: number;
  sendIntervalSeconds: number;
  ipLimits: boolean;
  mailsPerHour: number;
  smsPerHour: number;
  reuseIntervalSeconds: number;
  /** A call that takes longer is given up; one that waits for another refresh of its session, after half of it. */
  answerWithinSeconds: number;
  secureEmailChange: boolean;
  /** On: changes of password, address, factors and identities need the password, a mailed code or a fresh sign-in. */
  requireProof: boolean;
  requireReauthentication: boolean;
  requireCurrentPassword: boolean;
  /** On: passkeys sign in, and are a second factor (`webauthn`). */
  passkeys: boolean;
  mfaTotp: boolean;
  mfaPhone: boolean;
  /** The name of the provider of text messages in `/settings`; empty without one. */
  smsProvider: string;
  /** On: administrators of the site need a second factor for everything but their own account. */
  adminRequireFactor: boolean;
  adminRoles: readonly string[];
  adminRequireExp: boolean;
  /** Off: links without PKCE lead to our own page, and to no session in the address. */
  implicitFlow: boolean;
  /** On: a request for a code that does not sign up gets the same answer for known and unknown addresses. */
  otpHideUnknown: boolean;
  /** On: asking for an address that another account has is answered like any other; its owner is notified by mail. */
  emailChangeHideTaken: boolean;
  /** Connecting a provider to a signed-in account. */
  manualLinking: boolean;
  sessionMaxAgeSeconds: number;
  sessionIdleSeconds: number;
  providers: Readonly<Record<string, OidcProvider>>;
};

export type OidcProvider = { issuer: string; clientId: string; clientSecret: string; scopes: string };
