import { expect, test, type Page } from '@playwright/test';
import { accessibilityProblems, axeViolations } from '../helpers/browser/axe-violations.ts';

const mug = '/products/morgen-mug';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('kari@example.org');
  await page.getByLabel('Name').fill('Kari Nordmann');
  await page.getByLabel('Street address').fill('Storgata 1');
  await page.getByLabel('Postcode').fill('0155');
  await page.getByLabel('Town or city').fill('Oslo');
}

/** Buys a product, from its page to the confirmation, by visible controls. */
async function buy(page: Page): Promise<void> {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Order and pay by invoice, €30' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText(/Order H1\d{4} is confirmed\./)).toBeVisible();
}

test('a purchase from product page to confirmation', async ({ page }) => {
  await buy(page);
  await expect(page).toHaveURL(/\/orders\/[\w-]{32}$/);
  await expect(page.locator('[data-cart-button] .count')).toHaveText('');
  expect(await axeViolations(page)).toEqual([]);
});

test('the checkout leads back to the cart and nowhere else, and says when the order arrives', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('radio', { name: /^Parcel to the door Arriving \d/ })).toBeChecked();
  await expect(page.getByText('You can return it within 60 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Questions? hei@halden.example' })).toBeVisible();
  await expect(page.locator('.launcher, [role="search"], nav')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the confirmation shows what was bought, when it arrives, what happens next and how to reach the shop', async ({
  page,
}) => {
  await buy(page);
  await expect(page.getByText(/^Arriving \d/)).toBeVisible();
  const picture = page.locator('.order-lines img');
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(60);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'hei@halden.example' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find your order' }).click();
  await expect(page.getByLabel('Order number')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a purchase from product page to confirmation', async ({ page }) => {
    await buy(page);
  });

  test('the cart is changed by its forms, and each change shows a message', async ({ page }) => {
    await page.goto(mug);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Morgen mug added to your cart.')).toBeVisible();
    await page.getByRole('button', { name: 'Quantity of Morgen mug: one more' }).click();
    await expect(page.getByText('Quantity of Morgen mug changed to 2.')).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' }).fill('5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quantity of Morgen mug changed to 5.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Morgen mug' }).click();
    await page.getByRole('button', { name: 'Undo: put Morgen mug back' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Quantity of Morgen mug' })).toHaveValue('5');
    await page.getByRole('textbox', { name: 'Discount code' }).fill('morketid');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Code MORKETID applied.')).toBeVisible();
  });

  test('a change of country shows its total before an order is placed', async ({ page }) => {
    await page.goto(mug);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.goto('/checkout');
    await fill(page);
    await page.getByLabel('Country').selectOption('Germany');
    await page.getByLabel('Postcode').fill('10115');
    await page.getByRole('button', { name: 'Update delivery options' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Kari Nordmann');
    await page.getByRole('button', { name: 'Order and pay by invoice, €38' }).click();
    await expect(page.getByText('Germany')).toBeVisible();
  });
});

test('a purchase by keyboard only', async ({ page }) => {
  await page.goto(mug);
  const press = async (role: 'button' | 'link', name: string | RegExp): Promise<void> => {
    const target = page.getByRole(role, { name }).first();
    await target.focus();
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('button', 'Add to cart');
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
  await press('link', 'Checkout');
  await expect(page.getByLabel('Country')).toBeFocused();
  // With scripts no button asks for the delivery options of a country.
  await expect(page.getByRole('button', { name: 'Update delivery options' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('kari@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const text of ['Kari Nordmann', 'Storgata 1', '', '0155', 'Oslo']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await press('button', /^Order and pay/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('a purchase on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await buy(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('errors are listed, link to their fields and preserve the input', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fill(page);
  await page.getByLabel('Email').fill('kari@');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address like name@example.org.');
  await expect(page.getByLabel('Name')).toHaveValue('Kari Nordmann');
  await alert.getByRole('link', { name: 'Enter an email address like name@example.org.' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the checkout with errors has no accessibility violation and does not scroll sideways', async ({ page }) => {
      await page.goto(mug);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('button', { name: /^Order and pay/ }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('country and delivery method change the total in place', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Country').selectOption('United Kingdom');
  await expect(page.getByRole('button', { name: 'Order and pay by invoice, €41.20' })).toBeVisible();
  await expect(page.getByText('VAT isn’t included. The carrier collects VAT and duties on delivery.')).toBeVisible();
  await page.getByRole('radio', { name: /Collect/ }).check();
  await expect(page.getByRole('button', { name: 'Order and pay by invoice, €24' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The total is €24.' })).toHaveCount(1);
});

test('a country that is chosen before the scripts have loaded changes the total once they have', async ({ page }) => {
  await page.goto(mug);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.getByLabel('Country').selectOption('United Kingdom');
  load();
  await expect(page.getByRole('button', { name: 'Order and pay by invoice, €41.20' })).toBeVisible();
});

test('going back after an order does not offer the same cart again', async ({ page }) => {
  await buy(page);
  const order = page.url();
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('the second buyer of the last item learns of it before the order is placed', async ({ page, browser }) => {
  const last = '/products/kveld-table-lamp?colour=Chalk&size=28+cm&plug=CH';
  const second = await (await browser.newContext()).newPage();
  for (const buyer of [page, second]) {
    await buyer.goto(last);
    await buyer.getByRole('button', { name: 'Add to cart' }).first().click();
    await buyer.getByRole('link', { name: 'Checkout' }).click();
    await fill(buyer);
  }
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await second.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(second.getByText('We no longer have enough of something in your cart.')).toBeVisible();
  await second.goto('/cart');
  await expect(second.getByText('Sold out. Remove it to check out.')).toBeVisible();
  await second.context().close();
});
