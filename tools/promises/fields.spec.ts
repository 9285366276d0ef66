import { accountUser, registerBody } from '@carsi/contracts/identity/http/account';
import { analyticsMetrics, analyticsRecord } from '@carsi/contracts/analytics/http';
import { plan, subscription } from '@carsi/contracts/billing/http';
import { campaign } from '@carsi/contracts/directory/http/campaign';
import { category, subcategory } from '@carsi/contracts/directory/http/category';
import { companyDetails, companyListItem, socialMedia, visitorDay } from '@carsi/contracts/directory/http/company';
import { contactBody } from '@carsi/contracts/messaging/http/contact';
import { conversation, message } from '@carsi/contracts/messaging/http/conversation';
import { blogCategory, blogPost, faqItem, resourceCard } from '@carsi/contracts/directory/http/editorial';
import { favorite, favoriteBody } from '@carsi/contracts/directory/http/favorite';
import { insight, recommendation } from '@carsi/contracts/directory/http/insight';
import { notification } from '@carsi/contracts/messaging/http/notification';
import { offering } from '@carsi/contracts/directory/http/offering';
import { ownCompany } from '@carsi/contracts/directory/http/owned-company';
import { adminStats } from '@carsi/contracts/directory/http/owned-company';
import { listedUser } from '@carsi/contracts/identity/http/people-admin';
import { onboarding, personalSettings } from '@carsi/contracts/identity/personal-settings';
import { review } from '@carsi/contracts/reviews/http';
import { dayHours } from '@carsi/contracts/directory/http/working-hours';
import { suggestCategories } from '@carsi/insight/category-suggestion';
import { sentimentOf } from '@carsi/insight/sentiment';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Step } from '../../web/src/components/wizard/wizard.ts';
import { entities } from './fields.mjs';
import { namesIn } from './schema-names.ts';

const sentiment = sentimentOf('Harika bir yer, çok memnun kaldık.');
const step: Step = { id: 'welcome', canSkip: false };

/** Where each entity of the list leaves the system: a schema of the interface, or what a function gives. */
const told: Readonly<Record<string, z.ZodType | object>> = {
  'User (session)': accountUser,
  'User/profile': listedUser,
  Category: category,
  Subcategory: subcategory,
  Company: companyDetails.shape.company,
  'Company (of its owner)': ownCompany,
  'Day of working hours': dayHours,
  'Social media': socialMedia,
  'Visitor stats': visitorDay,
  Campaign: campaign,
  'Product or service': offering,
  Review: review,
  Favourite: favoriteBody,
  'Favourite business': favorite,
  'AI recommendation': recommendation,
  'Category suggestion': suggestCategories('Ada Kebap Restoran', 'Kebap, lahmacun ve pide')[0]!,
  'Sentiment result': sentiment,
  Emotions: sentiment.emotions,
  Insight: insight,
  'Map location': companyListItem,
  'Business (category page)': companyListItem,
  'Registration metadata': registerBody,
  'Onboarding data': onboarding,
  Plan: plan,
  'Limits of a plan': plan.shape.limits,
  Subscription: subscription,
  'Analytics record': analyticsRecord,
  'Analytics metrics': analyticsMetrics,
  'Analytics trends': analyticsRecord.shape.trends,
  'Analytics demographics': analyticsRecord.shape.demographics,
  'Admin stats': adminStats,
  'Contact form': contactBody,
  Conversation: conversation,
  Message: message,
  Notification: notification,
  'Sender of a notification': notification.shape.sender,
  'Metadata of a notification': notification.shape.metadata,
  'FAQ item': faqItem,
  Resource: resourceCard,
  'Blog post': blogPost,
  'Author of a post': blogPost.shape.author,
  'Blog category': blogCategory,
  'Settings profile': personalSettings,
  'Wizard step': step,
};

describe('an entity that a specification names', () => {
  it('is held against what is told of it, each of them', () => {
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(entities).toSorted());
  });

  it.each(Object.entries(entities))('has all its fields: %s', (name, fields) => {
    const source = told[name]!;
    const names = 'safeParse' in source ? namesIn(source as z.ZodType, 'output') : new Set(Object.keys(source));
    const ours = fields.split(' ').map((field) => field.split('=').at(-1)!);
    expect(ours.filter((field) => !names.has(field))).toEqual([]);
  });
});
