import type { CampaignBody, CompanyProfile, OfferingBody } from './company-profile.js';

export interface OfferingView extends OfferingBody {
  readonly id: string;
}

export interface CampaignView extends CampaignBody {
  readonly id: string;
}

export interface ScorePartView {
  readonly key: string;
  readonly points: number;
  readonly max: number;
}

/** A complete company as the public sees it. */
export interface CompanyView {
  readonly id: string;
  readonly slug: string;
  readonly status: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
  readonly profile: CompanyProfile;
  readonly phoneE164: string | null;
  readonly ownerId: string | null;
  readonly sample: boolean;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly premium: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  readonly viewCount: number;
  readonly aiScore: number;
  readonly scoreParts: readonly ScorePartView[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly offerings: readonly OfferingView[];
  /** Running and coming ones. */
  readonly campaigns: readonly CampaignView[];
  /** Kilometres, in lists around a position. */
  readonly distance?: number;
}

/** What a company is called where others have to do with it. */
export interface CompanyName {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** False once its page is closed or suspended. */
  readonly open: boolean;
}
