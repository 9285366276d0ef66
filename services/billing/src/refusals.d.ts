export declare const refusals: {
    readonly COMPANY_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.';
    };
    readonly COMPANY_NOT_YOURS: {
        readonly status: 403;
        readonly message: 'Bu firmanın aboneliğini yalnız sahibi yönetebilir.';
    };
    readonly COMPANY_NOT_OPEN: {
        readonly status: 409;
        readonly message: 'Yayında olmayan bir firma için abonelik başlatılamaz.';
    };
    readonly PLAN_DURATION: {
        readonly status: 422;
        readonly message: 'Abonelikler 30 günlüktür.';
    };
    readonly SUBSCRIPTION_NOT_RUNNING: {
        readonly status: 409;
        readonly message: 'Yenilenecek bir abonelik yok.';
    };
    readonly TRIAL_USED: {
        readonly status: 409;
        readonly message: 'Ücretsiz deneme hakkınızı daha önce kullandınız.';
    };
    readonly TRIAL_NOT_NOW: {
        readonly status: 409;
        readonly message: 'Ücretli bir plan sürerken deneme başlatılamaz.';
    };
    readonly INVOICE_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Fatura bulunamadı.';
    };
    readonly INVOICE_VOID: {
        readonly status: 409;
        readonly message: 'Bu fatura geçersiz; ödendi olarak işaretlenemez.';
    };
    readonly INVOICE_PAID: {
        readonly status: 409;
        readonly message: 'Ödenmiş bir fatura geçersiz kılınamaz.';
    };
    readonly BUYER_TITLE_REQUIRED: {
        readonly status: 422;
        readonly message: 'Ünvan zorunludur.';
    };
    readonly BUYER_NAME_REQUIRED: {
        readonly status: 422;
        readonly message: 'Ad soyad zorunludur.';
    };
    readonly BUYER_NAME_TOO_LONG: {
        readonly status: 422;
        readonly message: 'Ünvan ya da ad soyad en fazla 200 karakter olabilir.';
    };
    readonly BUYER_VKN_LENGTH: {
        readonly status: 422;
        readonly message: 'Vergi kimlik numarası 10 rakamdan oluşur.';
    };
    readonly BUYER_VKN_INVALID: {
        readonly status: 422;
        readonly message: 'Vergi kimlik numarası geçerli değil; rakamları kontrol edin.';
    };
    readonly BUYER_TCKN_LENGTH: {
        readonly status: 422;
        readonly message: 'T.C. kimlik numarası 11 rakamdan oluşur.';
    };
    readonly BUYER_TCKN_INVALID: {
        readonly status: 422;
        readonly message: 'T.C. kimlik numarası geçerli değil; rakamları kontrol edin.';
    };
    readonly BUYER_TAX_OFFICE_REQUIRED: {
        readonly status: 422;
        readonly message: 'Şirketler için vergi dairesi zorunludur.';
    };
    readonly BUYER_TAX_OFFICE_TOO_LONG: {
        readonly status: 422;
        readonly message: 'Vergi dairesi en fazla 100 karakter olabilir.';
    };
    readonly BUYER_ADDRESS_REQUIRED: {
        readonly status: 422;
        readonly message: 'Adres zorunludur.';
    };
    readonly BUYER_ADDRESS_TOO_LONG: {
        readonly status: 422;
        readonly message: 'Adres en fazla 300 karakter olabilir.';
    };
    readonly BUYER_CITY_UNKNOWN: {
        readonly status: 422;
        readonly message: 'İl seçin.';
    };
    readonly BUYER_DISTRICT_UNKNOWN: {
        readonly status: 422;
        readonly message: 'Bu ilin bir ilçesini seçin.';
    };
    readonly BUYER_EMAIL_INVALID: {
        readonly status: 422;
        readonly message: 'Geçerli bir e-posta adresi girin.';
    };
};
//# sourceMappingURL=refusals.d.ts.map