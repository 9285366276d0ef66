// Business constants, limits and formulas of both specifications (§9), shown by the title of a test or by what it asks.

import { each } from './read.mjs';

export const constants = each(`
    8 featured on the home page, 50 found, 5 recommended, header from 50 px => 8 featured, 50 found @ web/src/config
    four categories in the dropdown of the header => Tüm kategoriler @ keyboard.journey
    reviews of 10 to 500 characters => Yorum en fazla 500 karakter olabilir. @ tests/attacks/reviews
    passwords of at least 6 characters => Şifre en az 6 karakter olmalıdır. @ services/identity
    rating filter of half steps => keeps the names of the specification @ web/src/lib/filters
    map at zoom 10, one company at 16 => zoom 10, one company at 16 @ web/src/config
    90 before the digits of a WhatsApp link => whatsapp @ packages/turkish/src/phone
    titles of 60 and descriptions of 160 characters => truncate( @ web/src/lib/format/truncate
    AI score from 5: completeness +2 => gives 2 for a complete page
    AI score: recency +0.5 and +0.3 => of a page changed %i days ago
    AI score: views +1 => gives a point for a thousand views and no more
    AI score: reviews +1.5 => gives 1.5 for five stars and nothing without reviews
    AI score: verified +1 => gives a point for being verified
    AI score never above 10 => never passes 10
    recommendations: 3 similar, 2 nearby, 2 trending => are at most three similar, two nearby and two trending ones
    trending above 8.5 => call trending only what scores above 8.5
    category suggestion of ten groups => comes of ten groups of keywords
    category suggestion: matched over size of the group, at most 1 => has the share of matched keywords as its confidence, at most 1
    category suggestion: top 3 => is at most three
    sentiment above 0.1 and below −0.1 => label @ packages/insight/src/sentiment
    insight below a score of 7 => advise below a score of 7
    insight below 100 views => warn of fewer than a hundred views
    insight above the average of the category => note a score above the average of the category
    smart search: name 3, description 2, tag 1 => adds 3 for the name, 2 for the description, 1 for a tag
    smart search: preferred categories 0.5 => adds half a point for a preferred category
    22 cities of the filter => offer the 22 cities
    30 cities of onboarding => lines of business and thirty cities
    12 tags and the orders of the panel => offer twelve tags and the five orders
    7 steps, 6 topics, 12 interests, 6 lines of business => set an account up in seven steps
    avatars of 2 MB in onboarding => Dosya boyutu 2MB'dan küçük olmalıdır
    avatars of 5 MB => Dosya boyutu 5MB'dan küçük olmalıdır
    bio of 200 characters => Hakkınızda kısmı 200 karakterden uzun olamaz
    names of at least 2 characters => needs a name of two letters
    30 days of premium for nothing => are tried once, for thirty days
    e-mail and push on, sms off => SMS bildirimleri
    structured data only of what the owner filled in => is only what the owner filled in
    3 toasts of 4 s => at most three toasts for 4 s
    thanks for a review for 3 s => thanks for a review for 3 s
    on to the home page 2 s after verification => go on 2 s after verification
    answers fresh for 5, 10, 5, 2, 2 minutes => keep answers fresh
    plans of 0, 99 and 199 lira and their limits => have three plans: 0, 99 and 199 lira
    figures of 7, 90 and 365 days by plan => basic 0 30 5 0 7
    numbers with K and M => 15,4K
    default working hours => open Monday to Friday 09:00–18:00
    defaults of the settings => begin settings as specified
    privacy requests answered within 30 days => 30 gün @ tests/screens
    created_at in epoch seconds => created_at @ tests/
    support hours and reply within 24 hours => 24 saat @ tests/screens
    one view of a visitor in half an hour => counts a visitor once in thirty minutes
    erasure after 14 days => ERASURE_DAYS
    limits of attempts, with Retry-After => refuses a client over the limit
    a wizard jumps back anywhere, and ahead only behind a finished step => lets people jump ahead only behind a finished step
    a wizard skips only what can be skipped => maySkip
  `);

/** What a specification names and nothing shows, with the reason. */
export const withReason = [
  ['Header: a badge of 3', 'Counted from what is unread (decision 25).'],
  ['Map: a loader of 1.5 s; skeletons of 0.5 s', 'Loaders stay as long as something loads (decision 29).'],
  [
    'Smart search as the order of /arama',
    'A Bayesian rating and the search engine’s words instead (decision 74); the formula stays in packages/insight.',
  ],
  ['Structured data: TRY, cash and card, $$', 'Only what an owner filled in is told (decision 31).'],
  ['Statistics of the marketing copy (10,000+, 50,000+ …)', 'Counted from the data (decision 26).'],
  [
    'Tooltip delays of 700 and 300 ms, menu delay of 200 ms',
    'Names stand on the controls; there are no tooltips of ours, and the menu opens on a press.',
  ],
  ['Skeletons of 6 cards, 5 in messages and notifications', 'Shown while something loads; looked at in screenshots.'],
  ['A composer that grows to 8rem', 'A style (max-h-32), looked at in screenshots.'],
  [
    'Counters of the about page over 2000 ms',
    'timings.counting; the figure is in the page from the start, moved only for who likes motion.',
  ],
  [
    'Onboarding data: avatar, emailNotifications, pushNotifications, smsNotifications, profileData',
    'The picture goes to /api/auth/avatar; the switches are notificationSettings, told once; what fills profileData is not shown.',
  ],
  ['Favourite business: distance', 'Optional; where somebody is is not asked for on that page.'],
  [
    'Firma bilgileri yükleniyor...',
    'Stands while the page of a company loads in the browser; the server answers it whole.',
  ],
  ['Yönlendiriliyor...', 'Old addresses are 301 by the server: there is no screen between.'],
  [
    'API request failed, GET request failed, No refresh token available',
    'Words of the old client to itself; people read the sentence of their screen.',
  ],
  [
    'Şifre sıfırlama e-postası gönderildi',
    'The page says what the sign-in screen of the same specification says: Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.',
  ],
  [
    'E-posta başarıyla doğrulandı, E-posta doğrulanamadı (toasts)',
    'The page of specification 2 says them, with their full stop or exclamation mark.',
  ],
  ['Analytics and settings of the admin: coming soon', 'They exist.'],
];
