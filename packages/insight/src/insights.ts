export interface Insight {
  readonly type: 'performance' | 'alert' | 'trend' | 'recommendation';
  readonly title: string;
  readonly description: string;
  readonly data: Readonly<Record<string, number>>;
  readonly priority: 'high' | 'medium' | 'low';
  readonly actionable: boolean;
}

const TARGET = 8.5;
const LOW_SCORE = 7;
const FEW_VIEWS = 100;

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Specification 1, section 9. Scores 0–10; `categoryAverage` null where the category has no other company. */
export const insightsOf = (company: {
  readonly aiScore: number;
  readonly viewCount: number;
  readonly categoryAverage: number | null;
}): readonly Insight[] => {
  const { aiScore, viewCount, categoryAverage } = company;
  const insights: Insight[] = [];
  if (viewCount < FEW_VIEWS)
    insights.push({
      type: 'alert',
      title: 'Görünürlük düşük',
      description: `Bu sayfa ${number.format(viewCount)} kez görüntülendi. Açıklama, görsel ve etiketler sayfayı bulunur kılar.`,
      data: { viewCount, target: FEW_VIEWS },
      priority: 'high',
      actionable: true,
    });
  if (aiScore < LOW_SCORE)
    insights.push({
      type: 'performance',
      title: 'AI Skor yükseltilebilir',
      description: `Skor ${number.format(aiScore * 10)}; eksik bilgiler tamamlanınca hedef ${number.format(TARGET * 10)}.`,
      data: { aiScore, target: TARGET },
      priority: 'medium',
      actionable: true,
    });
  if (categoryAverage !== null && aiScore > categoryAverage)
    insights.push({
      type: 'trend',
      title: 'Kategori ortalamasının üzerinde',
      description: `Kategorinin ortalaması ${number.format(categoryAverage * 10)}, bu firmanın skoru ${number.format(aiScore * 10)}.`,
      data: { aiScore, categoryAverage },
      priority: 'low',
      actionable: false,
    });
  return insights;
};
