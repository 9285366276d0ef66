// The entities of specification 1 §3 and specification 2 §3, field by field, in the order of the specification; `theirs=ours` where a sample
// of the specification calls a field otherwise than the calls do. fields.spec.ts holds them against what is answered.

/** @type {Readonly<Record<string, string>>} */
export const entities = {
  'User (session)': 'id email full_name user_type verified email_verified avatar email_confirmed_at',
  'User/profile': 'id email full_name phone company_name user_type verified avatar created_at email_confirmed_at',
  Category:
    'id name slug icon_name color_class company_count active description gradient businessCount image popular subcategories',
  Subcategory: 'id name businessCount',
  Company:
    'id slug name description logo_url cover_image_url images address city district phone fax email website contact_person establishment_year ' +
    'latitude longitude category_id category rating review_count ai_score view_count status created_at updated_at verified featured premium ' +
    'seo_keywords working_hours visitor_stats total_visitors campaigns products_services',
  'Company (of its owner)':
    'id slug name owner_id description short_description email phone website address city district postal_code category_id category tags ' +
    'working_hours social_media logo_url cover_image_url images ai_score verified premium status',
  'Day of working hours': 'isOpen open close closed',
  'Social media': 'facebook twitter instagram linkedin',
  'Visitor stats': 'visitor_count',
  Campaign: 'id title description discount_percentage start_date end_date active',
  'Product or service': 'id name description price price_unit image_url category active',
  Review:
    'id company_id user_id rating title content pros cons anonymous verified_purchase helpful_count created_at user_profiles',
  Favourite: 'user_id company_id',
  'Favourite business': 'id name address category rating reviewCount addedDate image isOpen tags phone website',
  'AI recommendation': 'id companyId reason score type',
  'Category suggestion': 'categoryId categoryName confidence reasons',
  'Sentiment result': 'score magnitude label emotions',
  Emotions: 'happiness sadness anger fear surprise disgust',
  Insight: 'type title description data priority actionable action',
  'Map location': 'id name lat=latitude lng=longitude category rating verified',
  'Business (category page)':
    'id name category subcategory=category rating reviewCount=review_count address image=cover_image_url isOpen=working_hours featured distance',
  'Registration metadata': 'full_name user_type company_name phone',
  'Onboarding data':
    'userType fullName phone bio city interests notificationSettings businessName businessCategory businessDescription businessAddress ' +
    'businessPhone businessWebsite setupLater',
  Plan: 'id name price duration features limits',
  'Limits of a plan': 'maxPhotos maxPromotions analyticsHistory prioritySupport customBranding featuredListing',
  Subscription: 'planId status endDate autoRenew',
  'Analytics record': 'metrics trends demographics',
  'Analytics metrics':
    'views clicks calls whatsappMessages websiteVisits favoriteAdds reviewsReceived mapViews searchAppearances conversionRate',
  'Analytics trends': 'viewsTrend clicksTrend conversionTrend',
  'Analytics demographics': 'topCities deviceTypes topCategories',
  'Admin stats': 'totalUsers totalCompanies pendingApprovals verifiedUsers',
  'Contact form': 'name email phone subject message category',
  Conversation:
    'id participantId participantName participantAvatar participantType businessId lastMessage unreadCount isOnline lastSeen isArchived isFavorite',
  Message: 'id content timestamp senderId type status',
  Notification: 'id type title message timestamp isRead isArchived actionUrl sender metadata',
  'Sender of a notification': 'name avatar type',
  'Metadata of a notification': 'businessId reviewId',
  'FAQ item': 'id category question answer helpful views',
  Resource: 'id title description type duration url popular',
  'Blog post': 'id title excerpt content category tags author publishedAt readTime views likes comments featured image',
  'Author of a post': 'name avatar role',
  'Blog category': 'id name description color postCount',
  'Settings profile':
    'displayName email phone bio location website profileVisibility showEmail showPhone allowMessages allowReviews emailNotifications ' +
    'pushNotifications smsNotifications marketingEmails reviewNotifications messageNotifications language theme autoLocation shareData',
  'Wizard step': 'canSkip',
};
